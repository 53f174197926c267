import { me, walkerHeartbeat } from "@petcare/contract";
import { firstNameOf, type LocalDate } from "@petcare/domain";
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
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { useLater } from "../../lib/hooks/use-later.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useOnline } from "../../lib/hooks/use-online.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { localStore } from "../../lib/session/storage.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { AreaHeader, AreaMain } from "../../ui/layout/area-header.tsx";
import { clearOldDrafts } from "./complete/walk-draft.ts";
import { type RequestedRange, requestedRange } from "./earnings/earnings-range.ts";
import { EarningsView } from "./earnings/earnings-view.tsx";
import { useMySchedule } from "./my-schedule.ts";
import { TodayOutline, TodayView } from "./today/today-view.tsx";
import { type VisitLists, visitLists } from "./today/visit-lists.ts";
import { type Address, useAddress } from "./use-address.ts";
import { ViewTabs } from "./view-tabs.tsx";
import { useWalkerLogOut } from "./waiting/use-walker-log-out.tsx";
import { WeekView } from "./week/week-view.tsx";

const VisitDialogs = late(async () => (await import("./visit-dialogs.tsx")).VisitDialogs);

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
  const head = headOf(address, now, { visits, name, requested });
  useTitle(head.page);
  const hadDialog = useLastDefined(address.dialog?.id) !== undefined;
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
            query={asOf ? known(schedule) : schedule}
            failed="Failed to load your schedule"
            loading={<TodayOutline />}
          >
            {(read) => (
              <>
                {asOf && today(asOf) < date && <Notice tone="offline">{unknownToday(asOf)}</Notice>}
                {address.view === "week" ? (
                  <WeekView visits={visits ?? read} schedule={schedule} address={address} now={now} />
                ) : (
                  <TodayView
                    lists={visitLists(visits ?? read, now)}
                    rows={waiting.rows}
                    open={address.open}
                    now={now}
                  />
                )}
                {hadDialog && (
                  <Suspense>
                    <VisitDialogs
                      visits={visits ?? read}
                      address={address}
                      now={now}
                      rows={waiting.rows}
                      // The completed visit's card had the focus and is gone.
                      onCompleted={() => heading.current?.focus({ preventScroll: true })}
                    />
                  </Suspense>
                )}
              </>
            )}
          </Loaded>
        )}
      </AreaMain>
      {leaving.question}
    </>
  );
}

/** The day as the phone knows it without an answer of the server. The head says how old it is. */
const known = (schedule: ReturnType<typeof useMySchedule>["schedule"]) =>
  isUnreachable(schedule.error) ? { ...schedule, isError: false } : schedule;

const unknownToday = (asOf: number) =>
  `Nothing is known of today yet. Last seen ${weekdayName(today(asOf))} ${clockTime(asOf)}.`;

/** The words of the head's pill; undefined when all is well. */
function pillWords(asOf: number | undefined, { rows, sending }: Pick<Waiting, "rows" | "sending">): string | undefined {
  const waiting = rows.filter(isWaiting).length;
  if (sending && asOf === undefined) return `Sending ${sending.nth} of ${sending.of}`;
  if (asOf !== undefined) return waiting > 0 ? `Offline · ${waiting} waiting` : `Offline · as of ${clockTime(asOf)}`;
  return waiting > 0 ? `${waiting} waiting to send` : undefined;
}

interface Shown {
  /** undefined until they are loaded. */
  visits: ShownVisit[] | undefined;
  name: string | undefined;
  requested: RequestedRange;
}

/** Each view's name in the browser's tab, its title, and the line below it. */
function headOf({ view, days }: Address, now: number, { visits, name, requested }: Shown) {
  if (view === "earnings") {
    const line = requested.days ? daySpan(requested.days.first, requested.days.last) : "Choose your dates";
    return { page: "Earnings", title: "Your earnings", line };
  }
  if (view === "week") return { page: "Week", title: "Your week", line: visits && weekLine(visits, days) };
  const lists = visits && visitLists(visits, now);
  return { page: "Today", title: greeting(name, lists), line: lists && nextLine(lists, now) };
}

function greeting(name: string | undefined, lists: VisitLists | undefined): string {
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

/** In milliseconds. */
const beat = 300_000;

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
      if (document.visibilityState === "hidden" || Date.now() - last < beat) return;
      last = Date.now();
      // The next one says the same. A session that has ended has been told by then.
      call(walkerHeartbeat).catch(() => {});
    };
    send();
    const timer = setInterval(send, beat);
    document.addEventListener("visibilitychange", send);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", send);
    };
  }, [online]);
}
