import { describe, expect, it } from "vitest";
import { basicProblems, emailProblem, emptyDraft, namesIn, referralProblem, type SignupDraft } from "./signup-draft.ts";

const whole: SignupDraft = {
  full_name: "Ana Reyes",
  email: "ana@example.com",
  password: "Sunny-day",
  home_address: "41 Harbor Ln, Bellmore",
  pet_names: ["Biscuit", "Max"],
  garage_code: "",
  referral_code: "",
};

describe("step 1", () => {
  it("asks a client for everything but the garage code", () => {
    expect(basicProblems("client", emptyDraft)).toEqual({
      full_name: "Full name is required",
      email: "Email is required",
      password: "Password must be at least 8 characters",
      home_address: "Home address is required",
      pet_names: "At least one pet name is required",
    });
    expect(basicProblems("client", whole)).toEqual({});
  });

  it("asks a walker for no address and no pets", () => {
    expect(Object.keys(basicProblems("walker", emptyDraft))).toEqual(["full_name", "email", "password"]);
    expect(basicProblems("walker", { ...whole, home_address: "", pet_names: [""] })).toEqual({});
  });

  it.each([
    ["full_name", "   ", "Full name is required"],
    ["email", " ", "Email is required"],
    ["email", "ana.example.com", "Please enter a valid email address"],
    ["password", "Short-1", "Password must be at least 8 characters"],
    ["password", "sunny-day", "Password must contain at least 1 uppercase letter"],
    ["home_address", " ", "Home address is required"],
    ["pet_names", ["", "  "], "At least one pet name is required"],
  ] as const)("%s %j: %s", (field, value, problem) => {
    expect(basicProblems("client", { ...whole, [field]: value })).toEqual({ [field]: problem });
  });

  it("takes a password of 8 characters, 1 of them an uppercase letter", () => {
    expect(basicProblems("walker", { ...whole, password: "Abcdefgh" })).toEqual({});
  });
});

it("needs a referral code in step 2", () => {
  expect(referralProblem("  ")).toBe("Referral code is required");
  expect(referralProblem("cnt23456")).toBeUndefined();
});

it("finds no fault with an address that has an @", () => {
  expect(emailProblem(" Ana+pets@Example.com ")).toBeUndefined();
});

it("counts only the pets that have a name", () => {
  expect(namesIn([" Biscuit ", "", " "])).toEqual(["Biscuit"]);
});
