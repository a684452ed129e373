import type { ResumeLanguage } from './constants'

/** `YYYY-MM`, or nothing yet. A pattern, so that a field can ask without loading what reads schemas. */
export const MONTH_PATTERN = /^(\d{4}-(0[1-9]|1[0-2]))?$/

/**
 * Month names as they stand before a year, short where the language shortens them; written out rather than taken from
 * the platform: the preview and the PDF are made by different programs, and their locale data need not agree.
 */
const MONTHS: Record<Exclude<ResumeLanguage, 'zh' | 'ja' | 'ko'>, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  nl: 'jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  pt: 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.',
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  ru: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  uk: 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
  he: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  fa: 'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر',
  hi: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्तू॰ नव॰ दिस॰',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
  ta: 'ஜன. பிப். மார். ஏப். மே ஜூன் ஜூலை ஆக. செப். அக். நவ. டிச.',
}

const PRESENT: Record<ResumeLanguage, string> = {
  en: 'Present',
  de: 'heute',
  es: 'actualidad',
  fr: 'aujourd’hui',
  it: 'oggi',
  nl: 'heden',
  pl: 'obecnie',
  pt: 'atual',
  tr: 'halen',
  ru: 'по настоящее время',
  uk: 'дотепер',
  he: 'היום',
  ar: 'حتى الآن',
  fa: 'تاکنون',
  hi: 'वर्तमान',
  bn: 'বর্তমান',
  ta: 'தற்போது',
  zh: '至今',
  ja: '現在',
  ko: '현재',
}

/** `2022-03` as "Mar 2022"; anything that is not a month is returned as it is. Digits are the ones that all read. */
export function formatMonth(month: string, language: ResumeLanguage = 'en'): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  if (!year || !number) return month
  if (language === 'zh' || language === 'ja') return `${year}年${Number(number)}月`
  if (language === 'ko') return `${year}년 ${Number(number)}월`
  return `${MONTHS[language].split(' ')[Number(number) - 1] ?? number} ${year}`
}

/** "Mar 2022 – Present". An end without a start, or a start without an end, stands alone. */
export function formatPeriod(
  period: { startDate: string; endDate: string; current: boolean },
  language: ResumeLanguage = 'en',
): string {
  const end = period.current ? PRESENT[language] : formatMonth(period.endDate, language)
  return [formatMonth(period.startDate, language), end].filter(Boolean).join(' – ')
}

/** A date as people write it: each month in it, "2021-03 – 2022-05" too, is written out. */
export const formatDates = (text: string, language: ResumeLanguage = 'en'): string =>
  text
    .trim()
    .split(/(\s+[–-]\s+)/)
    .map((part, index) => (index % 2 ? part : formatMonth(part, language)))
    .join('')
