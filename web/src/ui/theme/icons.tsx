import type { ReactNode, SVGProps } from "react";

type IconProps = Omit<SVGProps<SVGSVGElement>, "children"> & { size?: number };

/** Makes an icon of 24 × 24 units in the text's colour. Screen readers skip it, because its control has a name. */
const icon =
  (drawing: ReactNode) =>
  ({ size = 20, ...rest }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {drawing}
    </svg>
  );

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const PreviousIcon = icon(<path d="M14.5 6l-6 6 6 6" />);
export const NextIcon = icon(<path d="M9.5 6l6 6-6 6" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const UpIcon = icon(<path d="M12 19V5.5M6 11.5l6-6 6 6" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const MoveIcon = icon(
  <path d="M12 3.5v17M3.5 12h17M9.5 6L12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5L3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5" />,
);
export const HomeIcon = icon(<path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="3" />
    <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const PhoneIcon = icon(
  <path d="M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z" />,
);
export const MapPinIcon = icon(
  <>
    <path d="M12 21c4.5-4.5 6.5-7.8 6.5-11a6.5 6.5 0 0 0-13 0c0 3.2 2 6.5 6.5 11z" />
    <circle cx="12" cy="10" r="2.3" />
  </>,
);
export const KeyIcon = icon(
  <>
    <circle cx="8" cy="15" r="4" />
    <path d="M11 12l8-8M16 7l2.5 2.5" />
  </>,
);
export const LockIcon = icon(
  <>
    <rect x="5.5" y="11" width="13" height="9" rx="2.5" />
    <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </>,
);
export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="M4.5 7.5l7.5 6 7.5-6" />
  </>,
);
export const LogoutIcon = icon(<path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9.5" />);
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />);
export const NoteIcon = icon(<path d="M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16.5h5" />);
export const AlertIcon = icon(<path d="M12 4.5l8.5 15h-17zM12 10v4.5M12 17.2v.1" />);
export const OfflineIcon = icon(
  <path d="M4 4l16 16M8.5 12.5a6 6 0 0 1 2-1.2M5 9a11 11 0 0 1 3-1.9M12 5.5c2.7 0 5.1 1.3 7 3.5M15.5 12.5c-.5-.4-.9-.7-1.5-.9M12 18.5v.1" />,
);
export const MoonIcon = icon(<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
  </>,
);
export const SettingsIcon = icon(
  <>
    <path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </>,
);
export const CoinIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M14.6 9.6c-.4-.9-1.3-1.4-2.6-1.4-1.5 0-2.6.7-2.6 1.9 0 2.7 5.3 1.2 5.3 3.9 0 1.2-1.1 1.9-2.7 1.9-1.3 0-2.3-.5-2.8-1.5M12 6.6v1.6M12 15.9v1.5" />
  </>,
);
export const PrintIcon = icon(
  <path d="M7.5 8.5v-5h9v5M7.5 16.5H6a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5M7.5 13.5h9v7h-9z" />,
);
export const DoneIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8 12.3l2.8 2.8L16 9.6" />
  </>,
);
export const DownloadIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M5 19.5h14" />);
export const PawIcon = icon(
  <g fill="currentColor" stroke="none">
    <ellipse cx="6.5" cy="10.5" rx="1.9" ry="2.5" transform="rotate(-20 6.5 10.5)" />
    <ellipse cx="12" cy="8" rx="2" ry="2.7" />
    <ellipse cx="17.5" cy="10.5" rx="1.9" ry="2.5" transform="rotate(20 17.5 10.5)" />
    <path d="M12 12.5c2.8 0 5.3 2.7 5.3 5 0 1.5-1.2 2.2-2.5 2.2-1.1 0-1.8-.5-2.8-.5s-1.7.5-2.8.5c-1.3 0-2.5-.7-2.5-2.2 0-2.3 2.5-5 5.3-5z" />
  </g>,
);
export const WalkIcon = icon(
  <>
    <circle cx="13" cy="4.8" r="1.8" />
    <path d="M9 21l2.5-6-1.5-5.5 3-1.5 2 3 3 1.2M10 9.5l-3 2V14M11.5 15l3 2.5V21" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4 4" />
  </>,
);
export const PeopleIcon = icon(
  <path d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 14.9c2.2.6 3.6 2.2 4 4.6" />,
);
export const EyeIcon = icon(
  <path d="M2.5 12c2.5-4.5 5.700-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.700 6.5-9.5 6.5s-7-2-9.5-6.5zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
);
export const ClockIcon = icon(<path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2" />);
export const CopyIcon = icon(
  <path d="M9 9h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM5.5 15h-1a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1H14a1 1 0 0 1 1 1v1" />,
);
export const InvoiceIcon = icon(
  <path d="M6 3.5h12v17l-2.4-1.5-2.4 1.5-2.4-1.5-2.4 1.5L6 20.5zM9.5 8.5h5M9.5 12.5h5" />,
);
export const MoreIcon = icon(<path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth={3} />);
export const UnfoldIcon = icon(<path d="M6 9.5l6 6 6-6" />);
export const RingIcon = icon(<circle cx="12" cy="12" r="8" strokeWidth={2.6} />);
export const HalfIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" strokeWidth={2.6} />
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" stroke="none" />
  </>,
);
export const VoidIcon = icon(
  <>
    <circle cx="12" cy="12" r="8" strokeWidth={2.6} />
    <path d="M6.5 17.5l11-11" strokeWidth={2.6} />
  </>,
);
