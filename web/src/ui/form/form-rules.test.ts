import { describe, expect, it } from "vitest";
import {
  type FormRules,
  type Issue,
  isAtField,
  problemOfNoField,
  problemsOf,
  refusedFields,
  withoutChanged,
} from "./form-rules.ts";

interface Values {
  name: string;
  /** Separated by commas. */
  links: string;
}

/** A schema that finds the same issues in anything. */
const finding = (...issues: Issue[]) => ({
  safeParse: () => (issues.length > 0 ? { error: { issues } } : {}),
});
const issue = (path: string, message: string): Issue => ({ path: path.split("."), message });
const values: Values = { name: "Ana", links: "a,b" };
const rules: FormRules<Values, { name: string; links: string[] }> = {
  schema: finding(),
  toBody: ({ name, links }) => ({ name, links: links.split(",") }),
};

describe("what is wrong", () => {
  it("has one line a field, the first, with the field's label before 'must …'", () => {
    const schema = finding(
      issue("name", "must be shorter"),
      issue("name", "must be nicer"),
      issue("links.1", "must be a link"),
      issue("links", "Too many"),
    );
    const labels = { name: "Name", links: "Links" };
    expect(problemsOf({ ...rules, schema, labels }, values)).toEqual({
      name: "Name must be shorter",
      "links.1": "Links must be a link",
      links: "Too many",
    });
    expect(problemsOf({ ...rules, schema }, values)).toHaveProperty("name", "must be shorter");
  });

  it("has what the schema cannot see, too, which comes first", () => {
    const schema = finding(issue("name", "Schema"), issue("links", "Schema"));
    const check = ({ name }: Values) => ({ name: `No ${name}` });
    expect(problemsOf({ ...rules, schema, check }, values)).toEqual({ name: "No Ana", links: "Schema" });
  });
});

describe("what the server refused", () => {
  it("stands at the form's own fields", () => {
    const fieldOf = (path: string) => path.replace("title", "name");
    expect(refusedFields({ ...rules, fieldOf }, { title: "Taken" }, values)).toEqual({ name: "Taken" });
  });

  it("is of a field of the form, or of part of one, or of none", () => {
    expect(isAtField({ "links.1": "Bad" }, values)).toBe(true);
    expect(isAtField({ price: "Bad" }, values)).toBe(false);
    expect(isAtField({}, values)).toBe(false);
    expect(problemOfNoField({ "links.1": "At a field", price: "At none" }, values)).toBe("At none");
    expect(problemOfNoField({ name: "At a field" }, values)).toBeUndefined();
  });
});

describe("a change is a new attempt", () => {
  const problems = { name: "Bad", "links.0": "Bad", "links.1": "Bad", link: "Bad" };

  it("at its field and all parts of it", () => {
    expect(withoutChanged(problems, "links")).toEqual({ name: "Bad", link: "Bad" });
    expect(withoutChanged(problems, "name")).not.toHaveProperty("name");
  });

  it("at those parts alone that changed", () => {
    expect(withoutChanged(problems, "links", ["1"])).toEqual({ name: "Bad", "links.0": "Bad", link: "Bad" });
  });
});
