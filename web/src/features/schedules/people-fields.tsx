import { type RefObject, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePeopleReady } from "../../lib/api/people.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { ScheduleCheck } from "./conflicts/use-schedule-check.ts";
import { WalkerWarnings } from "./conflicts/warning.tsx";
import { PersonSelect } from "./person-select.tsx";
import classes from "./schedule-fields.module.css";
import type { ScheduleForm } from "./schedule-form.ts";
import type { People } from "./use-people.ts";

interface PeopleFieldsProps {
  form: FormFields<ScheduleForm>;
  people: People;
  /** For the input of the walker. */
  walker: RefObject<HTMLInputElement | null>;
  check: ScheduleCheck;
}

/** The value of the option that makes a client who is not there yet. */
const newClient = "+";

/** Asks whose pets are visited, and who visits them. */
export function PeopleFields({ form, people, walker, check }: PeopleFieldsProps) {
  const { values, problems } = form;
  const [search, setSearch] = useState("");
  const isReady = usePeopleReady();
  const addClient = useAddClient();
  const name = people.clientOptions.some(({ label }) => label === search) ? "" : search.trim();
  const newLabel = name ? `+ New client “${name}”` : "+ New client";
  return (
    <>
      <PersonSelect
        className={classes.half ?? ""}
        data-autofocus
        label="Client"
        placeholder="Search by name or pet"
        data={[
          ...people.clientOptions,
          ...(isReady && (name || people.clientOptions.length === 0) ? [{ value: newClient, label: newLabel }] : []),
        ]}
        onSearchChange={setSearch}
        filter={({ options, search }) =>
          options.filter(
            (option) => "value" in option && (option.value === newClient || people.matches(option.value, search)),
          )
        }
        renderOption={({ option }) => (
          <span className={classes.option}>
            {option.label}
            <small>{people.about(option.value)}</small>
          </span>
        )}
        value={values.client_id}
        onChange={(id) => (id === newClient ? addClient(name) : form.set("client_id", id))}
        error={problems.client_id}
      />
      <div className={classes.half}>
        <PersonSelect
          ref={walker}
          label="Walker"
          placeholder="Search by name"
          nothingFound="No walker found"
          data={people.walkerOptions}
          value={values.walker_id}
          onChange={(id) => form.set("walker_id", id)}
          error={problems.walker_id}
          description={<WalkerWarnings of={check.answer?.conflicts} />}
        />
        <p className="quiet" role="status">
          {check.failed && "Room and conflicts could not be checked. You can still save."}
        </p>
      </div>
    </>
  );
}

/** Leaves for the form of a new client, which leads back to this booking. The booking is kept meanwhile. */
function useAddClient(): (name: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (name) => navigate("/admin/clients/new", { state: { name, booking: `${pathname}${search}` } });
}
