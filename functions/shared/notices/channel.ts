import type { Message, NoticeChannel, NoticeOutcome } from "@petcare/domain";
import type { User } from "@petcare/storage";

/** The places where a message is kept: those of its person, of this instant. */
interface MessagePlace {
  person: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Sends messages one way. It answers what became of the message, or undefined where the person has no such way: no
 * address, a stopped one, no browser, or the deployment cannot send so. It throws nothing: what fails is 'failed'.
 */
export interface Channel {
  name: NoticeChannel;
  /**
   * Whether a message could go this way to this person now. It sends nothing.
   */
  reaches(person: User): Promise<boolean>;
  send(person: User, message: Message, place: MessagePlace): Promise<NoticeOutcome>;
}
