/** The problems of a form, by field. 'pets.2' is the third of a list, 'recurrence.count' a part of a field. */
export type Problems = Readonly<Record<string, string>>;

/** A problem that a schema finds in a body. */
export interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The limit of a `too_big` issue. */
  readonly maximum?: number | bigint;
}

interface Schema {
  safeParse(body: unknown): { error?: { issues: readonly Issue[] } | undefined };
}

/** How a form's values become a body, and how what is wrong with that body is said at the form's fields. */
export interface FormRules<Values, Body> {
  /** The contract's schema of the body. */
  schema: Schema;
  /** Never throws: a body of unfinished values has problems of its own. */
  toBody: (values: Values) => Body;
  /** The words before the schema's 'must …', by field of the body. */
  labels?: Readonly<Record<string, string>>;
  /** Friendlier words for the issues of a field of the body. Undefined keeps the schema's own words. */
  words?: Readonly<Record<string, (issues: readonly Issue[], body: Body) => string | undefined>>;
  /** The form's field for a path of the body, where the two differ. */
  fieldOf?: (path: string, values: Values) => string;
  /** Finds what the schema cannot see. */
  check?: (values: Values) => Problems;
}

/** The rules of a form that sends nothing. Only its own `check` counts. */
export const sendsNothing = { schema: { safeParse: () => ({}) }, toBody: () => undefined };

/** Finds what keeps the values from being sent: the first problem of each field. */
export function problemsOf<Values, Body>(rules: FormRules<Values, Body>, values: Values): Problems {
  const { schema, toBody, check } = rules;
  const body = toBody(values);
  const issues = schema.safeParse(body).error?.issues ?? [];
  const said = issues.map((issue) => [issue.path.join("."), wordsFor(issue, issues, body, rules)] as const);
  return { ...atFields(rules, said, values), ...check?.(values) };
}

/** Finds what the server refused, by field of the form. `fields` are named as in the body. */
export const refusedFields = <Values, Body>(
  rules: FormRules<Values, Body>,
  fields: Problems,
  values: Values,
): Problems => atFields(rules, Object.entries(fields), values);

/** Whether one of the problems has a field of the form to stand at. */
export const isAtField = (problems: Problems, values: object): boolean =>
  Object.keys(problems).some((field) => topOf(field) in values);

/** The first problem that has no field of the form to stand at. */
export const problemOfNoField = (problems: Problems, values: object): string | undefined =>
  Object.entries(problems).find(([field]) => !(topOf(field) in values))?.[1];

/**
 * The problems that are left after a change, which is a new attempt at its field. `parts` names the parts of the field
 * that have changed. Without it the whole field has.
 */
export function withoutChanged(problems: Problems, field: string, parts?: readonly string[]): Problems {
  const changed = parts?.map((part) => `${field}.${part}`);
  const isChanged = (name: string) => changed?.includes(name) ?? topOf(name) === field;
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !isChanged(name)));
}

const topOf = (field: string): string => field.split(".")[0] ?? "";

function wordsFor<Values, Body>(
  issue: Issue,
  issues: readonly Issue[],
  body: Body,
  { labels = {}, words = {} }: FormRules<Values, Body>,
): string {
  const field = String(issue.path[0]);
  const ofField = issues.filter(({ path }) => path[0] === issue.path[0]);
  const friendlier = words[field]?.(ofField, body);
  if (friendlier !== undefined) return friendlier;
  const label = labels[field];
  return label !== undefined && issue.message.startsWith("must ") ? `${label} ${issue.message}` : issue.message;
}

function atFields<Values, Body>(
  { fieldOf = (path) => path }: FormRules<Values, Body>,
  said: readonly (readonly [path: string, message: string])[],
  values: Values,
): Problems {
  const problems: Record<string, string> = {};
  for (const [path, message] of said) problems[fieldOf(path, values)] ??= message;
  return problems;
}
