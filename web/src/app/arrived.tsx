import { useLayoutEffect } from "react";
import { prepareSignIn } from "../lib/api/http.ts";
import { useLater } from "../lib/hooks/use-later.ts";
import { readSession } from "../lib/session/session.ts";

/** Takes over the text and the press of a prerendered page, once the screen is drawn. */
export function Arrived() {
  useLayoutEffect(takeOver, []);
  useLater(async () => readSession() ?? prepareSignIn());
  return null;
}

function takeOver(): void {
  const { bootstrapData } = globalThis;
  if (!bootstrapData || bootstrapData.arrived) return;
  bootstrapData.arrived = true;
  bootstrapData.stopWaiting();
  for (const field of document.querySelectorAll<HTMLInputElement>("#root input")) {
    if (field.type === "radio" || field.type === "checkbox") takeChoice(field);
    else takeText(field);
  }
  const { pressed } = bootstrapData;
  bootstrapData.pressed = undefined;
  pressed?.removeAttribute("data-waiting");
  // The text has to be drawn before the press reads it.
  if (pressed) setTimeout(() => pressed.click());
}

/** Gives a field's text to React, which ignores an unchanged value. So the field is emptied first. */
function takeText(field: HTMLInputElement): void {
  const { value } = field;
  if (value === field.defaultValue) return;
  field.value = "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function takeChoice(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
  const isChecked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked");
  isChecked?.set?.call(field, field.defaultChecked);
  field.click();
}
