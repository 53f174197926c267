import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { AlertIcon, CheckIcon } from "../theme/icons.tsx";

export interface ToastAction {
  label: string;
  onClick: () => void;
}

const closeButtonProps = { "aria-label": "Dismiss" };

/** Shows a success for 6 seconds, or for 12 if it offers an action. */
export function toast(message: string, ...offered: (ToastAction | undefined)[]): void {
  const actions = offered.filter((action) => action !== undefined);
  const id = notifications.show({
    message: (
      <>
        {message} {/* The actions stay on one line. */}
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

/** Shows a failure for 12 seconds. */
export function failureToast(message: string): void {
  notifications.show({
    message,
    color: "brick",
    icon: <AlertIcon size={18} />,
    autoClose: 12_000,
    closeButtonProps,
  });
}
