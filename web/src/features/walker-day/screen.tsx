import { me, walkerHeartbeat } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { Suspense, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { isUnreachable } from "../../lib/api/api-error.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { longDay, today } from "../../lib/format/time.ts";
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
import { useAddress, useMySchedule, visitLists } from "./data.ts";
import { clearOldDrafts } from "./drafts.ts";
import { requestedRange } from "./earnings/data.ts";
import { EarningsView } from "./earnings/screen.tsx";
import { TodayView } from "./today/screen.tsx";
import { useWalkerLogOut } from "./use-log-out.tsx";
import { ViewTabs } from "./view-tabs.tsx";
import { WeekView } from "./week/screen.tsx";
import { headOf, pillWords, unknownToday } from "./words.ts";

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
