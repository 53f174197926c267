import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { CloseIcon, PlusIcon } from "../ui/theme/icons.tsx";
import classes from "./pet-names.module.css";

interface PetNamesProps {
  legend: string;
  names: readonly string[];
  onChange: (names: string[]) => void;
  /** Called when the focus leaves the whole list. */
  onLeave?: () => void;
  /** The problem of the name at an index. */
  problemOf: (index: number) => string | undefined;
  /** The problem of the list as a whole. */
  problem?: string | undefined;
  /** The longest name that can be typed, in characters. */
  maxLength?: number;
  /** Whether at least one field stays. */
  keepsOne?: boolean;
}

/** The limit of the contract. */
const maxPets = 50;

/** The pets' names, a field each. Adding one moves the focus to it, and removing one to its neighbour. */
export function PetNames(props: PetNamesProps) {
  const { legend, names, onChange, onLeave, problemOf, problem, maxLength, keepsOne = false } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const next = useRef<{ index: number; names: number }>(undefined);
  useEffect(() => {
    // An earlier drawing may still have the removed field.
    if (next.current?.names !== names.length) return;
    const fields = list.current?.querySelectorAll("input");
    (fields?.[Math.min(next.current.index, names.length - 1)] ?? list.current?.querySelector("button"))?.focus();
    next.current = undefined;
  });

  const change = (changed: string[], index: number) => {
    next.current = { index, names: changed.length };
    onChange(changed);
  };
  const add = () => change([...names, ""], names.length);
  const remove = (index: number) => change(names.toSpliced(index, 1), index);

  return (
    <fieldset
      ref={list}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <legend className="mantine-InputWrapper-label">{legend}</legend>
      <div className={classes.names}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names are edited, and two may be the same.
          <div key={index} className={classes.pet}>
            <TextInput
              aria-label={`Pet name ${index + 1}`}
              autoComplete="off"
              {...(maxLength && { maxLength })}
              value={name}
              error={problemOf(index)}
              errorProps={{ role: "alert" }}
              onChange={(event) => onChange(names.with(index, event.currentTarget.value))}
            />
            {!(keepsOne && names.length === 1) && (
              <ActionIcon
                color="gray"
                aria-label={`Remove ${name.trim() || `pet name ${index + 1}`}`}
                onClick={() => remove(index)}
              >
                <CloseIcon size={18} />
              </ActionIcon>
            )}
          </div>
        ))}
      </div>
      {problem && (
        <p className={`mantine-InputWrapper-error ${classes.problem}`} role="alert">
          {problem}
        </p>
      )}
      {names.length < maxPets && (
        <Button variant="subtle" className={classes.add} leftSection={<PlusIcon size={18} />} onClick={add}>
          {names.length === 0 ? "Add a pet" : "Add another pet"}
        </Button>
      )}
    </fieldset>
  );
}
