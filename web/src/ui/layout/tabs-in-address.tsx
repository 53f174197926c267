import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import classes from "./tabs-in-address.module.css";

interface Tab {
  /** The name in the address. */
  name: string;
  label: string;
  /** The number of items that it shows. */
  count?: number | undefined;
  /** Drawn only while the tab is open. */
  panel: ReactNode;
}

interface TabsInAddressProps {
  /** The name of the tabs, for screen readers. */
  label: string;
  /** The first tab is the default. */
  tabs: readonly [Tab, ...Tab[]];
  /** 'line' is for tabs in a page. By default the tabs overlap the lower edge of the area's header. */
  look?: "line";
}

/** A page's tabs. The open one is ?tab=… in the address, so that Back goes from tab to tab. */
export function TabsInAddress({ label, tabs, look }: TabsInAddressProps) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const current = tabs.find(({ name }) => name === params.get("tab")) ?? first;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the open one.
  useEffect(() => {
    // Measuring waits for the next frame, in which the browser computes the layout anyway.
    const frame = requestAnimationFrame(() => showOpen(list.current));
    return () => cancelAnimationFrame(frame);
  }, [current.name]);
  return (
    <Tabs
      value={current.name}
      onChange={(tab) => setParams(tab === null || tab === first.name ? {} : { tab })}
      variant="pills"
      radius="xl"
      keepMounted={false}
    >
      <Tabs.List ref={list} className={look === "line" ? classes.line : classes.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.name} value={tab.name} className={look === "line" ? classes.onLine : classes.tab}>
            {tab.label}
            {tab.count !== undefined && <small className={classes.count}> {tab.count}</small>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, label, panel }) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          <h2 className="visually-hidden">{label}</h2>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Scrolls the line of tabs until the open one and a part of the one before it are visible. */
function showOpen(list: HTMLElement | null): void {
  const open = list?.querySelector<HTMLElement>("[data-active]");
  if (list && open) list.scrollLeft = open.offsetLeft - list.offsetLeft - 40;
}
