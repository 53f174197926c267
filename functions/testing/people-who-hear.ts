import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { channelsFor, type NoticeChannel, type NoticeKind, noticeKinds } from "@petcare/domain";
import { readSent, readUser, updateUser } from "@petcare/storage";
import { anAuthor, dump } from "@petcare/storage/testing";
import { expect } from "vitest";
import { handler as noteMailEvent } from "../jobs/note-mail-event.ts";
import { ok } from "./call.ts";
import type { SignedInApp } from "./signed-in-app.ts";

/** By first name, the channels that may be used for each kind. */
export type Ways = ReadonlyMap<string, ReadonlyMap<NoticeKind, readonly NoticeChannel[]>>;

/** The people of a model of messages, whose choices change, whose emails bounce, and who leave. */
export class PeopleWhoHear {
  private before: Record<string, unknown>[] | undefined;
  private readonly app: SignedInApp;
  /** Their ids by their first names. */
  private readonly ids: Readonly<Record<string, string>>;

  constructor(app: SignedInApp, ids: Readonly<Record<string, string>>) {
    this.app = app;
    this.ids = ids;
  }

  /** Has their records as they were at first. */
  async putBack(): Promise<void> {
    const { db } = this.app.installation;
    this.before ??= (await dump(db)).filter(({ sk }) => sk === "USER");
    for (const Item of this.before) await db.client.send(new PutCommand({ TableName: db.table, Item }));
  }

  async ways(): Promise<Ways> {
    const found = Object.entries(this.ids).map(async ([name, id]) => {
      const user = await readUser(this.app.installation.db, id);
      const of = (kind: NoticeKind) =>
        user?.active ? channelsFor(kind, user).filter((by) => by !== "email" || !user.email_stopped) : [];
      return [name, new Map(noticeKinds.map((kind) => [kind, of(kind)]))] as const;
    });
    return new Map(await Promise.all(found));
  }

  /** SES tells that the last email to somebody did not arrive. */
  async bounce(name: string): Promise<void> {
    const user = await readUser(this.app.installation.db, this.ids[name] ?? "");
    const last = (await this.sentTo(name)).find(({ channels }) => channels.email === "sent");
    if (!user?.email || !last) return;
    const tags = { person: [Buffer.from(user.id).toString("base64url")], at: [String(last.at)] };
    const event = {
      eventType: "Bounce",
      bounce: { bounceType: "Permanent" },
      mail: { destination: [user.email], tags },
    };
    await noteMailEvent({ Records: [{ Sns: { Message: JSON.stringify(event) } }] as never });
  }

  async leave(name: string): Promise<void> {
    const by = anAuthor({ at: this.app.clock.now });
    await updateUser(this.app.installation.db, this.ids[name] ?? "", { active: false }, by);
  }

  /** People who have left, or whom the last message of the plan has not reached: then the owner is told of them. */
  async whoDidNotHear(): Promise<ReadonlySet<string>> {
    const deaf = new Set<string>();
    const listed = (await ok(this.app.owner, "listUnreached")).map(({ person }) => person?.id);
    for (const [name, id] of Object.entries(this.ids)) {
      const sent = await this.sentTo(name);
      const isReached = (one: (typeof sent)[number]) => Object.values(one.channels).includes("sent");
      const plan = sent.findIndex(({ kind }) => kind === "plan");
      const last = sent[plan];
      if (!(await readUser(this.app.installation.db, id))?.active) deaf.add(name);
      if (!last || isReached(last)) continue;
      deaf.add(name);
      if (!sent.slice(0, plan).some(isReached))
        expect(listed, `the owner hears that nobody could tell ${name}`).toContain(id);
    }
    return deaf;
  }

  private async sentTo(name: string) {
    const { now } = this.app.clock;
    const request = { person: this.ids[name], limit: 100, since: 0, now };
    return (await readSent(this.app.installation.db, request)).sent;
  }
}
