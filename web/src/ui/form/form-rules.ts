/** The problems of a form by field: 'pets.2' is the third item of a list, 'recurrence.count' a part of a field. */
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

/** Turns a form's values into a body, and the problems of the body into messages at the form's fields. */
export interface FormRules<Values, Body> {
  /** The contract's schema of the body. */
  schema: Schema;
  /** Must not throw: unfinished values give a body with problems. */
  toBody: (values: Values) => Body;
  /** The subjects of the schema's 'must …' messages, by field of the body. */
  labels?: Readonly<Record<string, string>>;
  /** Friendlier messages for the issues of a field of the body. Undefined keeps the schema's message. */
  words?: Readonly<Record<string, (issues: readonly Issue[], body: Body) => string | undefined>>;
  /** Names the form's field for a path of the body, if they differ. */
  fieldOf?: (path: string, values: Values) => string;
  /** Finds problems that the schema cannot. */
  check?: (values: Values) => Problems;
}

/** The rules of a form that sends nothing. Only `check` finds problems. */
export const sendsNothing = { schema: { safeParse: () => ({}) }, toBody: () => undefined };

/** Finds the first problem of each field. */
export function problemsOf<Values, Body>(rules: FormRules<Values, Body>, values: Values): Problems {
  const { schema, toBody, check } = rules;
  const body = toBody(values);
  const issues = schema.safeParse(body).error?.issues ?? [];
  const messages = issues.map((issue) => [issue.path.join("."), messageFor(issue, issues, body, rules)] as const);
  return { ...atFields(rules, messages, values), ...check?.(values) };
}

/** Renames the fields of a refusal from the body's to the form's. */
export const refusedFields = <Values, Body>(
  rules: FormRules<Values, Body>,
  fields: Problems,
  values: Values,
): Problems => atFields(rules, Object.entries(fields), values);

/** Tells whether one of the problems is of a field of the form. */
export const isAtField = (problems: Problems, values: object): boolean =>
  Object.keys(problems).some((field) => topOf(field) in values);

/** The first problem of no field of the form. */
export const problemOfNoField = (problems: Problems, values: object): string | undefined =>
  Object.entries(problems).find(([field]) => !(topOf(field) in values))?.[1];

/**
 * Leaves out the problems of a changed field.
 * @param parts the changed parts of the field; by default the whole field
 */
export function withoutChanged(problems: Problems, field: string, parts?: readonly string[]): Problems {
  const changed = parts?.map((part) => `${field}.${part}`);
  const isChanged = (name: string) => changed?.includes(name) ?? topOf(name) === field;
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !isChanged(name)));
}

const topOf = (field: string): string => field.split(".")[0] ?? "";

function messageFor<Values, Body>(
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
  messages: readonly (readonly [path: string, message: string])[],
  values: Values,
): Problems {
  const problems: Record<string, string> = {};
  for (const [path, message] of messages) problems[fieldOf(path, values)] ??= message;
  return problems;
}
