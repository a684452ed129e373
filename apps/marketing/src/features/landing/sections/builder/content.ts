import { CircleQuestionMark, Download, ScanText } from 'lucide-react'

export const BUILDER_POINTS = [
  {
    icon: ScanText,
    title: 'One text flow',
    text: 'No tables, no text in pictures. Programs that read applications find every job, date and skill.',
  },
  {
    icon: CircleQuestionMark,
    title: 'It asks instead of inventing',
    text: 'Where a number is missing, the writing help asks you for it. It never guesses one.',
  },
  {
    icon: Download,
    title: 'Yours at once',
    text: 'PDF, Word, a web page or plain text, as often as you like, without an account.',
  },
] as const
