import { interceptCalls } from "../../testing/calls.ts";
import { putBackSignIns } from "../people.ts";
import { ask, callerOf, type LooseRequest, type Sample } from "../sample.ts";
import type { Stage } from "../stage.ts";
import { isCounter, isOfCounter, textOf } from "../table.ts";
import type { Case } from "./cases.ts";
import { deepJson, deepMark } from "./values.ts";
import { faultOf, hasBrokenText, hasUnseenText } from "./verdict.ts";

/** Tries the cases of one endpoint, each from the same beginning. */
export interface Trial {
  /** What is wrong with what a case did, with the request and the answer; undefined where nothing is. */
  of(tried: Case): Promise<string | undefined>;
  end(): void;
}

export async function startTrial(stage: Stage, { endpoint, make }: Sample): Promise<Trial> {
  const token = callerOf(endpoint, stage.people)?.token;
  let sample: LooseRequest;
  let before: string;
  let brokenCall: string | undefined;
  const end = interceptCalls((call, send) => {
    if (hasBrokenText(call.input)) brokenCall = call.name;
    return send();
  });
  const storedItems = async () => (await stage.items()).filter((item) => !isCounter(item));
  await beginAgain();

  async function beginAgain(): Promise<void> {
    await stage.reset();
    sample = await make(stage, stage.people);
    before = textOf(await storedItems());
  }

  async function of(tried: Case): Promise<string | undefined> {
    const request = written(tried.change(sample));
    const writes = stage.writes.length;
    brokenCall = undefined;
    const answer = await ask(endpoint, token, request);
    let fault = faultOf(endpoint, tried, answer);
    if (brokenCall) fault ??= `half a character reaches ${brokenCall}`;
    // The pool's own lock after wrong passwords, behind which nothing else is tried.
    if (answer.status === 429) await putBackSignIns(stage.people, [stage.people.client.user.id]);
    if (!stage.writes.slice(writes).every(isOfCounter)) {
      const after = await storedItems();
      if (hasUnseenText(after)) fault ??= "stored what nobody sees";
      if (answer.status >= 400 && textOf(after) !== before) fault ??= "refused, yet something is stored";
      await beginAgain();
    }
    return fault && `${fault}\n${shown(request)}\n${answer.status} ${shown(answer.body)}`;
  }

  return { of, end };
}

/** The request with its body as text: a value alone cannot be as deep as a text can. */
const written = (request: LooseRequest): LooseRequest =>
  typeof request.body !== "object" || Buffer.isBuffer(request.body)
    ? request
    : { ...request, body: JSON.stringify(request.body).replaceAll(`"${deepMark}"`, deepJson) };

const shown = (value: unknown) => textOf(value).slice(0, 500);
