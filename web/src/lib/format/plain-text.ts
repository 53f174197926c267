/** In lower case and without accents, so that 'siobhan' finds 'Siobhán'. */
export const plainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
