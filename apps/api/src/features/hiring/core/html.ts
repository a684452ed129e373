import { escapeHtml } from '@tryka/domain'

/** Text as a document prints it: what has no shape becomes a space, and nothing of it can become markup. */
export const printedText = (text: string): string => escapeHtml(text.replace(/[\p{Cc}\p{Surrogate}]/gu, ' '))
