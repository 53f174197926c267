import { business } from "@petcare/business";
import { sendCode, verifyPhone } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { signIn } from "../../lib/session/session.ts";
import { tabStore } from "../../lib/session/storage.ts";
import { Entry } from "../../parts/entry.tsx";
import { WarmUpBanner } from "../../parts/warm-up-banner.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { CodeStep } from "./code-step.tsx";
import { completeSignup, completionFailure } from "./completion.ts";
import { FinishStep } from "./finish-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import { verifiedPhone, withoutPhone } from "./signup-data.ts";
import { forgetSignup, type SignupData, saveSignup } from "./signup-store.ts";
import { Steps } from "./steps.tsx";

/** A code on its way. Kept with the page in the browser's history: a phone may drop the page while its owner reads the message. */
interface SentCode {
  /** Ten digits. */
  phone: string;
  /** ISO 8601 */
  consentAt: string;
  /** Epoch milliseconds. */
  resendAt: number;
}

/** Steps 3 and 4: the phone is verified, the account made. */
export function NumberVerification({ saved }: { saved: SignupData }) {
  const { role } = saved;
  const navigate = useNavigate();
  const { key, pathname, state } = useLocation();
  const sent = (state as { sent?: SentCode } | null)?.sent;
  const [data, setData] = useState(saved);
  const [form, setForm] = useState({ phone: formatPhone(sent?.phone ?? ""), consent: sent !== undefined });
  const keep = (next: SignupData) => {
    saveSignup(tabStore, next);
    setData(next);
  };

  const sending = useSend({
    mutationFn: (phone: string) => call(sendCode, { body: { phone } }),
    here: {
      onSuccess: ({ retry_after }, phone) => {
        const now = Date.now();
        const consentAt = sent?.consentAt ?? new Date(now).toISOString();
        const next: SentCode = { phone, consentAt, resendAt: now + retry_after * 1000 };
        navigate(pathname, { state: { sent: next }, replace: sent !== undefined });
      },
    },
  });
  const verifying = useSend({
    mutationFn: ({ phone, code }: SentCode & { code: string }) => call(verifyPhone, { body: { phone, code } }),
    here: {
      onSuccess: (answer, { consentAt }) => {
        const verified: SignupData = {
          ...data,
          ...answer,
          sms_consent: true,
          sms_consent_at: consentAt,
          sms_consent_text_version: business.smsConsent.version,
        };
        keep(verified);
        completing.send(verified);
      },
    },
  });
  const completing = useSend({
    mutationFn: completeSignup,
    onSuccess: (account) => {
      signIn(account.token, account.role);
      forgetSignup(tabStore);
    },
    here: {
      onError: (error) => {
        if (completionFailure(error).mending !== "phone") return;
        keep(withoutPhone(data));
        navigate(pathname, { replace: true });
      },
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each entry of the history comes another number or code.
  useEffect(() => {
    sending.reset();
    verifying.reset();
  }, [key]);

  const isVerified = verifiedPhone(data) !== undefined;
  const title = isVerified ? "Almost there" : sent ? "Enter the code" : "Verify your phone";
  useTitle(`${title}, step ${isVerified ? 4 : 3} of 4`);

  return (
    <Entry title={title} lead={<Steps at={isVerified ? 4 : 3} />}>
      <WarmUpBanner />
      {isVerified && <FinishStep data={data} completing={completing} onComplete={() => completing.send(data)} />}
      {!isVerified && sent && (
        <CodeStep
          phone={sent.phone}
          resendAt={sent.resendAt}
          onResend={() => sending.send(sent.phone)}
          resending={sending}
          onVerify={(code) => verifying.send({ ...sent, code })}
          verifying={verifying}
          onOtherNumber={() => navigate(pathname)}
        />
      )}
      {!isVerified && !sent && (
        <>
          {completing.error && !sending.error && (
            <Notice tone="danger">{completionFailure(completing.error).message}</Notice>
          )}
          <PhoneStep
            {...form}
            onChange={(change) => setForm({ ...form, ...change })}
            onSend={sending.send}
            sending={sending}
          />
        </>
      )}
      <p>
        <Link to={`/signup/${role}?step=2`}>← Back to the referral code</Link>
      </p>
    </Entry>
  );
}
