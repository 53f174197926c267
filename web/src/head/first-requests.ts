import { addDays, addMonths, type LocalDate, startOfWeek } from "@petcare/domain";

interface Visit {
  pathname: string;
  search: URLSearchParams;
  /** The role in the browser's storage. */
  role: string | undefined;
  /** The business's date. */
  today: LocalDate;
}

/**
 * Lists the first requests of the screen at an address, as addresses below /api. They are written out here, because the
 * contract would make the page's head large. `first-requests.screen.test.tsx` holds them to what the screens ask.
 */
export function firstRequests({ pathname, search, role, today }: Visit): string[] {
  if (!role) return pathname === "/login" || pathname === "/signup" ? ["/ping"] : [];
  const screen = screens[pathname];
  return screen?.role === role ? screen.asks(today, search) : [];
}

const days = (first: LocalDate, count: number) => `start=${first}&end=${addDays(first, count)}`;

const screens: Record<string, { role: string; asks: (today: LocalDate, search: URLSearchParams) => string[] }> = {
  "/walker": {
    role: "walker",
    asks: (today, search) => {
      const view = search.get("view") ?? "today";
      if (view === "earnings") return ["/me"];
      const schedule = `/my-schedule?start=${addDays(today, -7)}&end=${addDays(addMonths(today, 1), 1)}&expand=1`;
      if (view === "week") return ["/me", schedule, "/my-requests"];
      return ["/me", schedule, ...(view === "today" ? [`/my-estimated-earnings?${days(startOfWeek(today), 7)}`] : [])];
    },
  },
  "/client": {
    role: "client",
    asks: (_, search) => {
      const tab = search.get("tab") ?? "invoices";
      return [
        "/me",
        "/my-upcoming-walks?limit=15",
        "/my-walk-history?limit=15",
        "/my-agreements",
        ...(tab === "upcoming" ? ["/my-requests"] : []),
        ...(tab === "invoices" ? ["/my-balance", "/my-invoices?limit=10"] : []),
      ];
    },
  },
  "/admin": {
    role: "admin",
    asks: (today) => [
      `/schedules?${days(today, 2)}`,
      "/walkers",
      "/clients",
      "/walkers/overview",
      "/dashboard",
      "/requests/count",
      "/history?limit=5",
    ],
  },
  "/admin/calendar": {
    role: "admin",
    asks: (today, search) =>
      ["date", "week", "day"].some((name) => search.has(name)) || search.get("view") === "month"
        ? ["/walkers", "/clients", "/settings/notices"]
        : [`/schedules?${days(addDays(startOfWeek(today), -1), 8)}`, "/walkers", "/clients", "/settings/notices"],
  },
};
