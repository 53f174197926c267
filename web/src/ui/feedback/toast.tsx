import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { AlertIcon, CheckIcon } from "../theme/icons.tsx";

export interface ToastAction {
  label: string;
  onClick: () => void;
}

const closeButtonProps = { "aria-label": "Dismiss" };

/** Says for 6 seconds what happened; for 12 where there is something to do about it. */
export function toast(message: string, ...offered: (ToastAction | undefined)[]): void {
  const actions = offered.filter((action) => action !== undefined);
  const id = notifications.show({
    message: (
      <>
        {message} {/* One action alone on a line would look left over. */}
        <span style={{ whiteSpace: "nowrap" }}>
          {actions.map(({ label, onClick }) => (
            <Button
              key={label}
              variant="subtle"
              size="compact-md"
              onClick={() => {
                notifications.hide(id);
                onClick();
              }}
            >
              {label}
            </Button>
          ))}
        </span>
      </>
    ),
    color: "pine",
    icon: <CheckIcon size={18} />,
    autoClose: actions.length > 0 ? 12_000 : 6000,
    closeButtonProps,
  });
}

/** Says for 12 seconds what failed. */
export function failureToast(message: string): void {
  notifications.show({
    message,
    color: "brick",
    icon: <AlertIcon size={18} />,
    autoClose: 12_000,
    closeButtonProps,
  });
}
