/** 'K7RM 4TXQ': a referral code in two groups, easier to read out. */
export const inFours = (code: string): string => code.replace(/^(.{4})(?=.)/, "$1 ");
