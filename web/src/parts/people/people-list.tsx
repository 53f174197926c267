import { Button, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { PlusIcon, SearchIcon } from "../../ui/theme/icons.tsx";
import classes from "./people-list.module.css";

const shows = ["active", "inactive", "all"] as const;
type Show = (typeof shows)[number];
const showNames: Record<Show, string> = { active: "Active", inactive: "Inactive", all: "All" };

export const isListed = ({ active }: { active: boolean }, show: Show): boolean =>
  show === "all" || active === (show === "active");

/** The search and the filters of a list of people, from the address: ?q=, ?show=, and those of the list. */
export function usePeopleFilter() {
  const [params, setParams] = useSearchParams();
  return {
    typed: params.get("q") ?? "",
    show: shows.find((one) => one === params.get("show")) ?? "active",
    paramOf: (name: string) => params.get(name) ?? undefined,
    /** Sets parameters of the address. Empty and default values are removed. */
    ask: (changes: Readonly<Record<string, string>>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === "" || value === "active") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}

interface PeopleToolsProps {
  of: "client" | "walker";
  /** The fields that the search covers, in words. */
  looksIn: string;
  people: readonly { active: boolean }[];
  filter: Pick<ReturnType<typeof usePeopleFilter>, "typed" | "show" | "ask">;
  /** Further filters. */
  children: ReactNode;
}

/** The tools above a list of people: search, filters, and the button for a new person. */
export const PeopleTools = ({ of, looksIn, people, filter: { typed, show, ask }, children }: PeopleToolsProps) => (
  <div className={classes.tools}>
    <TextInput
      type="search"
      aria-label={`Search ${of}s`}
      placeholder={looksIn}
      leftSection={<SearchIcon size={18} />}
      value={typed}
      onChange={({ currentTarget }) => ask({ q: currentTarget.value })}
    />
    <ChoiceButtons
      legend={`Which ${of}s`}
      hideLegend
      options={shows.map((value) => ({
        value,
        label: showNames[value],
        detail: String(people.filter((person) => isListed(person, value)).length),
      }))}
      value={show}
      onChange={(value) => ask({ show: value })}
    />
    {children}
    <Button component={Link} to={`/admin/${of}s/new`} variant="light" ml="auto" leftSection={<PlusIcon size={18} />}>
      New {of}
    </Button>
  </div>
);

/** Says that the search found nobody. */
export const NobodyFound = ({ of, filter: { typed, show } }: Pick<PeopleToolsProps, "of" | "filter">) => (
  <EmptyState title={`No ${of} matches “${typed}”`}>
    {show !== "all" && "Look among all of them: somebody inactive may be meant."}
  </EmptyState>
);
