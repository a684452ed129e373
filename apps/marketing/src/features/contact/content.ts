import { Clock, Mail, MapPin } from 'lucide-react'
import { CONTACT, INQUIRY_LABELS, type InquiryType } from '@tryka/domain'

export const infoOf = (email: string) =>
  [
    { icon: Mail, title: 'Email', lines: [email], href: `mailto:${email}` },
    { icon: MapPin, title: 'Office', lines: CONTACT.office },
    { icon: Clock, title: 'Business hours', lines: [CONTACT.hours, CONTACT.days] },
  ] as const

const mailAbout = (email: string, type: InquiryType) =>
  `mailto:${email}?subject=${encodeURIComponent(INQUIRY_LABELS[type])}`

/** A mail to the right people, or the place itself, for those who would rather not fill in a form. */
export const quickContacts = (email: string) =>
  [
    { label: 'I am looking for work', href: mailAbout(email, 'candidate') },
    { label: 'I am hiring', href: mailAbout(email, 'employer') },
    { label: 'Something does not work', href: mailAbout(email, 'technical') },
    { label: 'My data and my rights', href: '/privacy-policy#your-rights' },
  ] as const

export const FAQ = [
  {
    question: 'When does my field open?',
    answer:
      'We bring people in by field, in the order of the early-access list. You get an email with a date as soon as there is one.',
  },
  {
    question: 'What does early access cost?',
    answer:
      'Nothing, for job seekers and for employers. Should a part cost something later, you see the price before you choose it.',
  },
  {
    question: 'Who can see my results?',
    answer:
      'You, and companies once you choose to share a level that you reached. They see the level and the month. That you tried and did not pass, nobody else learns.',
  },
  {
    question: 'I did not get the code by email.',
    answer:
      'Look in the spam folder first. After a minute you can ask for a new code; the old one then stops working. If that does not help, write to us.',
  },
  {
    question: 'How do I leave the list or delete my data?',
    answer:
      'Ask for a link on the privacy page: with it you see, export and erase what we keep, or stop the newsletter. With an account, you download and delete everything in its settings.',
  },
] as const
