import { forgetBrowser, type Role, tellBrowser } from "@petcare/contract";
import { call } from "../api/api.ts";
import { currentPerson } from "../session/person.ts";
import { endPushesHere, pushNote } from "../session/push-note.ts";

/** Whether this browser shows pushes to the signed-in person. 'home screen': an iPhone needs an installed page. */
export type PushState = "on" | "off" | "blocked" | "home screen" | "none";

/** Reads the state of this browser. */
export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? "home screen" : "none";
  }
  if (Notification.permission === "denied") return "blocked";
  const isOn = (await ownSubscription()) && Notification.permission === "granted";
  return isOn && pushNote.read()?.person === currentPerson() ? "on" : "off";
}

/**
 * Asks for the permission, and registers this browser with the server. It must be called from a tap.
 * @param key the installation's public key, in base64url
 * @returns the state afterwards: 'off' if the person gave no answer
 */
export async function turnOnPushes(area: Role, key: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  // Only the owner's worker is new here. The other areas have registered theirs already.
  await navigator.serviceWorker.register("/sw.js", { scope: `/${area}`, updateViaCache: "none" });
  await endOthers();
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return "on";
}

/** Ends pushes to this browser, here and on the server. */
export async function turnOffPushes(): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription) await call(forgetBrowser, { body: { endpoint: subscription.endpoint } });
  await subscription?.unsubscribe();
  pushNote.forget();
}

/**
 * Registers this browser again at a start, because the push service may have changed its address. Pushes of another
 * person end, because this person must not see them.
 */
export async function tellAgain(): Promise<void> {
  if (!pushNote.read()) return;
  await endOthers();
  const subscription = await ownSubscription();
  if (subscription && pushNote.read()) await tell(subscription);
}

/** Registers this browser again after a changed sign-in, which ends all pushes. After a failure, the next start does it. */
export const tellAfterChange = (): void => void tellAgain().catch(() => {});

async function endOthers(): Promise<void> {
  const note = pushNote.read();
  if (note && note.person !== currentPerson()) await endPushesHere();
}

async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  const { browser } = await call(tellBrowser, { body: { endpoint, p256dh, auth } });
  pushNote.keep({ person: currentPerson(), browser });
}
