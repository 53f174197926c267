import type { AwsCall } from "../../testing/calls.ts";
import type { Answer } from "../sample.ts";
import type { Exception } from "./exceptions.ts";
import { callsOf, type Fault, withFault } from "./inject.ts";
import { isOvercome } from "./kinds.ts";
import type { Request } from "./request.ts";
import type { State } from "./state.ts";

/** The calls and the outcome of a request when nothing goes wrong. */
export interface Undisturbed {
  calls: AwsCall[];
  done: State;
  afterNight: State;
  /** The keys of the items that it changes. */
  changed: string[];
  /** The state when somebody edits these items before the request, and when somebody does so after it. */
  edited: [State, State];
}

export async function undisturbed({
  begin,
  send,
  state,
  stateAfterNight,
  editable,
  edit,
}: Request): Promise<Undisturbed> {
  await begin();
  const calls = await callsOf(async () => {
    const { status, body } = await send();
    if (status >= 300) throw new Error(`The sample fails: ${status} ${JSON.stringify(body)}`);
  });
  const done = await state();
  const afterNight = await stateAfterNight();

  await begin();
  const changed = await editable();
  await begin();
  await edit(changed);
  await send();
  const editedBefore = await state();
  await begin();
  await send();
  await edit(changed);
  return { calls, done, afterNight, changed, edited: [editedBefore, await state()] };
}

/** Sends a request with one fault. Returns what is wrong with the outcome, or undefined. */
export async function faultOf(
  request: Request,
  usual: Undisturbed,
  exception: Exception,
  fault: Fault,
): Promise<string | undefined> {
  const { again = [] } = exception;
  const isEdit = fault.kind === "overtaken by an edit";
  await request.begin();
  const others: Answer[] = [];
  const answer = await withFault(fault, request.send, async () => {
    if (isEdit) await request.edit(usual.changed);
    else others.push(await request.send());
  });
  const answers = [answer, ...others];
  if (isOvercome(fault.kind, usual.calls[fault.at] as AwsCall) && !answer.ok) return `not overcome: ${shown(answers)}`;
  if (!answers.every(isHonest)) return `an answer without message or code: ${shown(answers)}`;

  if (!answers.some(isSuccess)) {
    const repeated = await request.sendAgain();
    answers.push(repeated);
    if (!isSuccess(repeated) && !again.includes(repeated.status)) return `not completed: ${shown(answers)}`;
  }
  if (isEdit && exception.inSteps) return undefined;
  const left = await leftOtherwise(request, isEdit ? usual.edited : [usual.done], usual.afterNight, exception);
  return left && `left otherwise after ${shown(answers)}\n${left}`;
}

/** The difference to the states that may be left, now and after the nightly job; undefined where there is none. */
async function leftOtherwise(
  { state, stateAfterNight }: Request,
  wanted: State[],
  wantedAfterNight: State,
  { leftForNight, toldAtNight }: Exception,
): Promise<string | undefined> {
  const found = await state();
  const lasting = found.filter((line) => !leftForNight || !line.includes(`"pk":"${leftForNight}"`));
  const isLeft = lasting.length < found.length;
  // Message 1 is the text message.
  const told = isLeft && toldAtNight ? lasting.map((line) => line.replace(/^no (?=message 1)/, "")).sort() : lasting;
  if (!wanted.some((one) => isSame(one, told))) return wanted.map((one) => difference(one, told)).join("\nor\n");
  if (!isLeft) return undefined;
  const afterNight = await stateAfterNight();
  return isSame(wantedAfterNight, afterNight) ? undefined : difference(wantedAfterNight, afterNight);
}

const isSuccess = ({ ok }: Answer): boolean => ok;
const isHonest = (answer: Answer): boolean => answer.ok || Boolean(answer.body.message && answer.body.code);

const isSame = (a: State, b: State) => a.join("\n") === b.join("\n");

const difference = (wanted: State, found: State) =>
  [
    ...wanted.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
    ...found.filter((line) => !wanted.includes(line)).map((line) => `+ ${line}`),
  ].join("\n");

const shown = (answers: Answer[]) =>
  answers.map(({ status, body }) => `${status} ${JSON.stringify(body).slice(0, 100)}`).join(", ");
