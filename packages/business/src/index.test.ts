import { describe, expect, test } from "vitest";
import { business } from "./index.ts";

describe("the business facts", () => {
  test("the phone link dials the shown number", () => {
    expect(business.phone.link, "phone.link must be +1 and the ten digits of phone.shown").toBe(
      `+1${business.phone.shown.replace(/\D/g, "")}`,
    );
    expect(business.phone.link, "a phone number has ten digits").toMatch(/^\+1\d{10}$/);
  });

  test("email and web addresses are well formed", () => {
    expect(business.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    for (const url of [business.siteUrl, business.social.url]) expect(new URL(url).protocol, url).toBe("https:");
    expect(business.siteUrl, "siteUrl must not end with a slash").not.toMatch(/\/$/);
  });

  test("the time zone exists", () => {
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone: business.timeZone }), "timeZone").not.toThrow();
  });

  test.each(["defaultPrices", "defaultWalkerPay"] as const)("%s are dollars in whole cents", (name) => {
    for (const [service, dollars] of Object.entries(business[name])) {
      expect(dollars, `${name}.${service} is below zero`).toBeGreaterThanOrEqual(0);
      expect(Math.round(dollars * 100) / 100, `${name}.${service} has a fraction of a cent`).toBe(dollars);
    }
  });

  test("the travel buffer is a number of minutes", () => {
    expect(business.travelBufferMinutes, "travelBufferMinutes").toBeGreaterThanOrEqual(0);
    expect(business.storedDaysAhead, "storedDaysAhead").toBeGreaterThanOrEqual(35);
    // An edit of a series is one transaction (docs/decisions/017-one-transaction-an-act.md).
    expect(business.storedDaysAhead, "storedDaysAhead").toBeLessThanOrEqual(61);
  });

  test("an invoice is due on a day from its own on", () => {
    expect(business.invoiceDueDays, "invoiceDueDays must be a whole number of days").toSatisfy(Number.isInteger);
    expect(business.invoiceDueDays, "invoiceDueDays").toBeGreaterThanOrEqual(0);
    expect(business.invoiceDueDays, "invoiceDueDays").toBeLessThanOrEqual(365);
  });

  test("a mile has a rate in dollars", () => {
    expect(business.mileRate, "mileRate").toBeGreaterThan(0);
    expect(business.mileRate, "mileRate").toBeLessThan(10);
  });

  test("payments are reported from an amount on", () => {
    expect(business.reportFrom, "reportFrom").toBeGreaterThan(0);
  });

  test("each payment method has a name of its own, of at most 40 characters", () => {
    const names = business.paymentMethods.map((name) => name.trim().toLowerCase());
    expect(new Set(names).size, "paymentMethods names one twice").toBe(names.length);
    for (const name of business.paymentMethods)
      expect(name.length, `${name} is longer than 40`).toBeLessThanOrEqual(40);
  });

  test("an invoice says who is to be paid", () => {
    expect(business.howToPay, "howToPay is longer than 300 characters").toSatisfy((text: string) => text.length <= 300);
    expect(business.howToPay, "howToPay has another phone than phone.shown").toSatisfy((text: string) =>
      (text.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []).every((phone) => phone === business.phone.shown),
    );
    expect(business.howToPay, "howToPay must name legalName").toContain(business.legalName);
  });

  test("no text is empty", () => {
    const texts = JSON.stringify(business).match(/"":|:""/g);
    expect(texts).toBeNull();
  });

  test("the text message consent names the business and says how to stop", () => {
    expect(business.smsConsent.version, "smsConsent.version is 'v' and a number").toMatch(/^v\d+$/);
    expect(business.smsConsent.text).toContain(business.legalName);
    expect(business.smsConsent.text).toMatch(/STOP/);
    expect(business.smsConsent.text).toMatch(/HELP/);
  });
});
