/** What the contact form is opened with for a position, or for people whose position is not on the list. */
export interface Beginning {
  subject: string
  message: string
}

const ASKS = ['A link to my CV or to work I am proud of:', '', 'What I would like you to know:', '']

/** The contact form, begun for a position. */
export const applyPath = (title: string): string => `/contact?position=${encodeURIComponent(title)}`

/** The same for a resume without a position. */
export const RESUME_PATH = '/contact?resume'

/** How the message begins that an address asks for. Anybody can write a link, so a position is a short name and no more. */
export function beginningOf(search: string): Beginning | undefined {
  const query = new URLSearchParams(search)
  const position = query.get('position') ?? ''
  if (/^[\w /&+-]{2,60}$/.test(position))
    return {
      subject: `Application: ${position}`,
      message: [`I would like to apply for the position of ${position}.`, '', ...ASKS].join('\n'),
    }
  if (!query.has('resume')) return undefined
  return { subject: 'My resume', message: ['The work I am looking for:', '', ...ASKS].join('\n') }
}
