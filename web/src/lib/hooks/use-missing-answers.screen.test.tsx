import { listWalkers, me } from "@petcare/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, holdBack, refuse } from "../../testing/fake-server.ts";
import { queryClient } from "../api/query.ts";
import { useRead } from "../api/use-read.ts";
import { useMissingAnswers } from "./use-missing-answers.ts";

function Profile() {
  return useRead(me).isError && <p>Refused</p>;
}

function Walkers() {
  const { isSuccess } = useRead(listWalkers);
  const { hasFailed } = useMissingAnswers();
  return <p>{isSuccess ? "Come" : hasFailed ? "Tried again" : "Awaited"}</p>;
}

test("a refused answer is awaited no more, and does not make what still loads beside it a failure", async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  refuse(me, 400);
  answer(listWalkers, []);
  holdBack(listWalkers, arrived);
  render(
    <QueryClientProvider client={queryClient}>
      <Profile />
      <Walkers />
    </QueryClientProvider>,
  );
  await screen.findByText("Refused");
  expect(screen.queryByText("Awaited")).toBeTruthy();
  arrive();
  await screen.findByText("Come");
});
