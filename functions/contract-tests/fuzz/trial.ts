import { interceptCalls } from "../../testing/calls.ts";
import type { ContractTestApp } from "../contract-test-app.ts";
import { putBackSignIns } from "../people.ts";
import { ask, callerOf, type LooseRequest, type Sample } from "../sample.ts";
import { isCounter, isOfCounter, isTableWrite, textOf } from "../table.ts";
import type { Case } from "./cases.ts";
import { deepJson, deepMark } from "./values.ts";
import { faultOf, hasBrokenText, hasUnseenText } from "./verdict.ts";

/** Tries cases of one endpoint, each from the same beginning. */
export interface Trial {
  /** Says what is wrong with the outcome of a case, with its request and answer; undefined if nothing is. */
  of(tried: Case): Promise<string | undefined>;
  end(): void;
}

export async function startTrial(app: ContractTestApp, { endpoint, make }: Sample): Promise<Trial> {
  const token = callerOf(endpoint, app.people)?.token;
  let sample: LooseRequest;
  let wrong: string | undefined;
  const end = interceptCalls((call, send) => {
    if (hasBrokenText(call.input)) wrong ??= `half a character reaches ${call.name}`;
    if (isTableWrite(call) && hasUnseenText(call.input)) wrong ??= "what nobody sees is stored";
    return send();
  });
  await beginAgain();

  async function beginAgain(): Promise<void> {
    await app.reset();
    sample = await make(app, app.people);
  }

  /** Whether the table differs from the beginning, which is the same each time. */
  async function isChanged(): Promise<boolean> {
    const after = await stored(app);
    await beginAgain();
    return after !== (await stored(app));
  }

  async function of(tried: Case): Promise<string | undefined> {
    const request = written(tried.change(sample));
    const writes = app.writes.length;
    wrong = undefined;
    const answer = await ask(endpoint, token, request);
    wrong = faultOf(endpoint, tried, answer) ?? wrong;
    // The pool has locked the account after wrong passwords, which would hide everything behind it.
    if (answer.status === 429) await putBackSignIns(app.people, [app.people.client.user.id]);
    if (!app.writes.slice(writes).every(isOfCounter)) {
      if (answer.ok) await beginAgain();
      else if (await isChanged()) wrong ??= "refused, yet something is stored";
    }
    return wrong && `${wrong}\n${shown(request)}\n${answer.status} ${shown(answer.body)}`;
  }

  return { of, end };
}

const stored = async (app: ContractTestApp) => textOf((await app.items()).filter((item) => !isCounter(item)));

/** The request with its body as JSON text, where depth can be put in that JSON.stringify cannot write. */
const written = (request: LooseRequest): LooseRequest =>
  typeof request.body !== "object" || Buffer.isBuffer(request.body)
    ? request
    : { ...request, body: JSON.stringify(request.body).replaceAll(`"${deepMark}"`, deepJson) };

const shown = (value: unknown) => textOf(value).slice(0, 500);
