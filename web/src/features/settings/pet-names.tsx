import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { CloseIcon, PlusIcon } from "../../ui/icons.tsx";
import classes from "./pet-names.module.css";
import type { Problems } from "./problems.ts";

interface PetNamesProps {
  names: string[];
  problems: Problems;
  onChange: (names: string[]) => void;
}

/** As many as the contract takes. */
const most = 50;

/** One field a pet. Adding one leads to its field, removing one to what is beside it. */
export function PetNames({ names, problems, onChange }: PetNamesProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const next = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const fields = list.current?.querySelectorAll("input");
    (fields?.[Math.min(next.current, fields.length - 1)] ?? list.current?.querySelector("button"))?.focus();
    next.current = undefined;
  });

  const add = () => {
    next.current = names.length;
    onChange([...names, ""]);
  };
  const remove = (index: number) => {
    next.current = index;
    onChange(names.toSpliced(index, 1));
  };

  return (
    <fieldset className={classes.pets} ref={list}>
      <legend className="mantine-InputWrapper-label">Pets</legend>
      <div className={classes.names}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names are edited, and two may be the same.
          <div key={index} className={classes.pet}>
            <TextInput
              aria-label={`Pet ${index + 1}`}
              autoComplete="off"
              value={name}
              error={problems[`pets.${index}`]}
              onChange={(event) => onChange(names.with(index, event.currentTarget.value))}
            />
            <ActionIcon aria-label={`Remove ${name.trim() || `pet ${index + 1}`}`} onClick={() => remove(index)}>
              <CloseIcon size={18} />
            </ActionIcon>
          </div>
        ))}
      </div>
      {problems.pets && <p className={classes.problem}>{problems.pets}</p>}
      {names.length < most && (
        <Button variant="subtle" className={classes.add} leftSection={<PlusIcon size={18} />} onClick={add}>
          Add a pet
        </Button>
      )}
    </fieldset>
  );
}
