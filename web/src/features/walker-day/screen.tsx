import { me, walkerHeartbeat } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { firstNameOf } from "@petcare/domain";
import { Suspense, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { isUnreachable } from "../../lib/api/api-error.ts";
import { useRead } from "../../lib/api/use-read.ts";
import type { ShownVisit } from "../../lib/day/laid-over.ts";
import { isWaiting } from "../../lib/day/row.ts";
import type { Waiting } from "../../lib/day/waiting.ts";
import { isStaying } from "../../lib/format/shown-status.ts";
import { clockTime, dayAndHour, daySpan, frameSpan, longDay, today, weekdayName } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useLater } from "../../lib/hooks/use-later.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useOnline } from "../../lib/hooks/use-online.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { localStore } from "../../lib/session/storage.ts";
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
  const { schedule, visits, asOf, waiting } = useMySchedule(date);
  const name = firstNameOf(useRead(me).data?.name ?? "");
  const leaving = useWalkerLogOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const requested = requestedRange(params, date);
  const lists = visits && visitLists(visits, now);
  const head = headOf(address, now, { visits, lists, name, days: requested.days });
  useTitle(head.page);
  useEffect(() => clearOldDrafts(localStore, Date.now()), []);
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
        offline={pillWords(asOf, waiting)}
      >
        {head.line}
      </AreaHeader>
      <AreaMain>
        {address.view === "earnings" ? (
          <EarningsView requested={requested} today={date} />
        ) : (
          <Loaded
            query={asOf && isUnreachable(schedule.error) ? { ...schedule, isError: false } : schedule}
            // The day as the phone knows it: the head says how old it is.
            failed="Failed to load your schedule"
            loading={<Outline heights={[230, 140, 140]} />}
          >
            {(read) => (
              <>
                {asOf && today(asOf) < date && <Notice tone="offline">{unknownToday(asOf)}</Notice>}
                {address.view === "week" ? (
                  <WeekView visits={visits ?? read} schedule={schedule} address={address} now={now} />
                ) : (
                  <TodayView lists={lists ?? visitLists(read, now)} rows={waiting.rows} open={address.open} now={now} />
                )}
                <Suspense>
                  {address.last && (
                    <VisitDialogs
                      visits={visits ?? read}
                      address={address}
                      now={now}
                      rows={waiting.rows}
                      // The completed visit's card had the focus and is gone.
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

/** The words of the head's pill; undefined when all is well. */
function pillWords(asOf: number | undefined, { rows, sending }: Pick<Waiting, "rows" | "sending">): string | undefined {
  const waiting = rows.filter(isWaiting).length;
  if (sending && asOf === undefined) return `Sending ${sending.nth} of ${sending.of}`;
  if (asOf !== undefined) return waiting > 0 ? `Offline · ${waiting} waiting` : `Offline · as of ${clockTime(asOf)}`;
  return waiting > 0 ? `${waiting} waiting to send` : undefined;
}

interface Known {
  /** undefined until they are loaded. */
  visits: ShownVisit[] | undefined;
  lists: VisitLists | undefined;
  name: string;
  /** The days of the earnings; undefined until they are chosen. */
  days: Days | undefined;
}

/** Each view's name in the browser's tab, its title, and the line below it. */
function headOf({ view, days }: Address, now: number, { visits, lists, name, days: earned }: Known) {
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
 * Says that the walker's dashboard is open: when it loads and every 300 seconds, while it is in view and there is a
 * network. Coming back into view after longer than that says it at once (docs/product/walkers.md#who-is-online).
 */
function useHeartbeat(): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    let last = Number.NEGATIVE_INFINITY;
    const send = () => {
      if (document.visibilityState === "hidden" || Date.now() - last < beatMs) return;
      last = Date.now();
      // The next one says the same. A session that has ended has been told by then.
      call(walkerHeartbeat).catch(() => {});
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
