import { expect, it } from "vitest";
import { type FormRules, problemsOf, refusedFields, withoutChanged } from "./form-rules.ts";

const values = { name: "Ana", links: "a,b" };
const issue = (path: string, message: string) => ({ path: path.split("."), message });
const rulesWith = (...issues: ReturnType<typeof issue>[]): FormRules<typeof values, object> => ({
  schema: { safeParse: () => ({ error: { issues } }) },
  toBody: ({ name, links }) => ({ name, links: links.split(",") }),
  labels: { links: "Links" },
});

it("a field has its first problem, with its label before 'must …', and that of the form's own check first", () => {
  const rules = rulesWith(
    issue("name", "must be shorter"),
    issue("name", "must be nicer"),
    issue("links.1", "must be a link"),
    issue("links", "Too many"),
  );
  const others = { "links.1": "Links must be a link", links: "Too many" };
  expect(problemsOf(rules, values)).toEqual({ name: "must be shorter", ...others });
  const check = ({ name }: typeof values) => ({ name: `No ${name}` });
  expect(problemsOf({ ...rules, check }, values)).toEqual({ name: "No Ana", ...others });
});

it("a refusal is of the form's own fields", () => {
  const fieldOf = (path: string) => path.replace("title", "name");
  expect(refusedFields({ ...rulesWith(), fieldOf }, { title: "Taken" }, values)).toEqual({ name: "Taken" });
});

it("a change removes the problems of its field and of all its parts, or of the changed parts", () => {
  const problems = { name: "Bad", "links.0": "Bad", "links.1": "Bad", link: "Bad" };
  expect(withoutChanged(problems, "links")).toEqual({ name: "Bad", link: "Bad" });
  expect(withoutChanged(problems, "links", ["1"])).toEqual({ name: "Bad", "links.0": "Bad", link: "Bad" });
});
