import { me, walkerHeartbeat } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { firstNameOf } from "@petcare/domain";
import { Suspense, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { isUnreachable } from "../../lib/api/api-error.ts";
import { useRead } from "../../lib/api/use-read.ts";
import type { OutboxState } from "../../lib/day/outbox-state.ts";
import { isWaiting } from "../../lib/day/row.ts";
import type { ShownVisit } from "../../lib/day/shown-visit.ts";
import { isStaying } from "../../lib/format/shown-status.ts";
import { clockTime, dayAndHour, daySpan, frameSpan, longDay, today, weekdayName } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useLater } from "../../lib/hooks/use-later.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useOnline } from "../../lib/hooks/use-online.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Outline } from "../../ui/feedback/outline.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { AreaHeader, AreaMain } from "../../ui/layout/area-header.tsx";
import type { Address, VisitLists } from "./data.ts";
import { useAddress, useMySchedule, visitLists } from "./data.ts";
import { clearOldDrafts } from "./drafts.ts";
import type { Days } from "./earnings/data.ts";
import { requestedRange } from "./earnings/data.ts";
import { EarningsView } from "./earnings/screen.tsx";
import { TodayView } from "./today/screen.tsx";
import { useWalkerLogOut } from "./use-log-out.tsx";
import { ViewTabs } from "./view-tabs.tsx";
import { WeekView } from "./week/screen.tsx";

const VisitDialogs = late(async () => (await import("./dialogs/visit-dialogs.tsx")).VisitDialogs);

/** The walker's one page: today, the week and the earnings. Today changes at the business's midnight. */
export function WalkerDashboard() {
  const now = useNow();
  const date = today(now);
  const address = useAddress(date);
  const { schedule, visits, asOf, outbox } = useMySchedule(date);
  const name = firstNameOf(useRead(me).data?.name ?? "");
  const leaving = useWalkerLogOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const requested = requestedRange(params, date);
  const lists = visits && visitLists(visits, now);
  const head = headOf(address, now, { visits, lists, name, days: requested.days });
  useTitle(head.page);
  useEffect(() => clearOldDrafts(Date.now()), []);
  useLater(VisitDialogs.preload);
  useHeartbeat();

  return (
    <>
      <AreaHeader
        lead={longDay(date)}
        nav={<ViewTabs current={address.view} />}
        title={head.title}
        titleRef={heading}
        onLogOut={leaving.onLogOut}
        offline={pillWords(asOf, outbox)}
      >
        {head.line}
      </AreaHeader>
      <AreaMain>
        {address.view === "earnings" ? (
          <EarningsView requested={requested} today={date} />
        ) : (
          <Loaded
            query={asOf && isUnreachable(schedule.error) ? { ...schedule, isError: false } : schedule}
            // Without a signal the stored schedule is shown, and the header has its time.
            failed="Failed to load your schedule"
            loading={<Outline heights={[230, 140, 140]} />}
          >
            {(read) => (
              <>
                {asOf && today(asOf) < date && <Notice tone="offline">{unknownToday(asOf)}</Notice>}
                {address.view === "week" ? (
                  <WeekView visits={visits ?? read} schedule={schedule} address={address} now={now} />
                ) : (
                  <TodayView lists={lists ?? visitLists(read, now)} rows={outbox.rows} open={address.open} now={now} />
                )}
                <Suspense>
                  {address.last && (
                    <VisitDialogs
                      visits={visits ?? read}
                      address={address}
                      now={now}
                      rows={outbox.rows}
                      // The card of the completed visit had the focus, and is gone.
                      onCompleted={() => heading.current?.focus({ preventScroll: true })}
                    />
                  )}
                </Suspense>
              </>
            )}
          </Loaded>
        )}
      </AreaMain>
      {leaving.question}
    </>
  );
}

/** @param asOf when the server answered last, in epoch milliseconds */
const unknownToday = (asOf: number): string =>
  `Nothing is known of today yet. Last seen ${weekdayName(today(asOf))} ${clockTime(asOf)}.`;

/** The words of the pill in the header. Undefined without a problem. */
function pillWords(
  asOf: number | undefined,
  { rows, sending }: Pick<OutboxState, "rows" | "sending">,
): string | undefined {
  const waiting = rows.filter(isWaiting).length;
  if (sending && asOf === undefined) return `Sending ${sending.nth} of ${sending.of}`;
  if (asOf !== undefined) return waiting > 0 ? `Offline · ${waiting} waiting` : `Offline · as of ${clockTime(asOf)}`;
  return waiting > 0 ? `${waiting} waiting to send` : undefined;
}

interface HeadParts {
  visits: ShownVisit[] | undefined;
  lists: VisitLists | undefined;
  name: string;
  /** The range of the earnings. Undefined until it is chosen. */
  days: Days | undefined;
}

/** The view's name in the browser's tab, its title, and the line below it. */
function headOf({ view, days }: Address, now: number, { visits, lists, name, days: earned }: HeadParts) {
  if (view === "earnings") {
    const line = earned ? daySpan(earned.first, earned.last) : "Choose your dates";
    return { page: "Earnings", title: "Your earnings", line };
  }
  if (view === "week") return { page: "Week", title: "Your week", line: visits && weekLine(visits, days) };
  return { page: "Today", title: greeting(name, lists), line: lists && nextLine(lists, now) };
}

function greeting(name: string, lists: VisitLists | undefined): string {
  const hello = name ? `Hi ${name}` : "Hello";
  if (!lists) return hello;
  if (lists.open.length > 0) return `${hello}, ${lists.open.length} to go`;
  return lists.done.length > 0 ? `${hello}, all done` : hello;
}

function weekLine(visits: ShownVisit[], days: LocalDate[]): string {
  const shown = visits.filter((visit) => days.includes(visit.date) && visit.status !== "cancelled");
  const completed = shown.filter(({ status }) => status === "completed").length;
  return `${count(shown.length, "visit")}${completed > 0 ? `, ${completed} completed` : ""}`;
}

function nextLine({ open: [next], done }: VisitLists, now: number): string {
  if (next && isStaying(next, now)) {
    return `Now: ${petsText(next.pet_names)}, overnight until ${dayAndHour(next.end)}`;
  }
  if (next) return `Next: ${petsText(next.pet_names)}, ${frameSpan(next.timeframe)}`;
  return done.length > 0 ? `${count(done.length, "visit")} completed today` : "Nothing booked today";
}

const beatMs = 300_000;

/**
 * Tells the server that the dashboard is in view: at loading, every 300 seconds, and on coming back into view after a
 * longer time (docs/product/walkers.md#who-is-online).
 */
function useHeartbeat(): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    let last = Number.NEGATIVE_INFINITY;
    const send = () => {
      if (document.visibilityState === "hidden" || Date.now() - last < beatMs) return;
      last = Date.now();
      call(walkerHeartbeat).catch(() => {
        // The next heartbeat says the same.
      });
    };
    send();
    const timer = setInterval(send, beatMs);
    document.addEventListener("visibilitychange", send);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", send);
    };
  }, [online]);
}
