import type { PlaceRow, PlaceSide, PlaceView } from '@tryka/domain'

export const SIDE_WORDS: Record<PlaceSide, string> = {
  candidate: 'Job seeker’s side',
  company: 'Employer’s side',
}

/** What kind of place a row is, in two words below its name. */
export function kindOf({ side, isDemo, role }: Pick<PlaceRow, 'side' | 'isDemo' | 'role'>): string {
  if (isDemo) return SIDE_WORDS[side]
  return side === 'candidate' ? 'Your profile' : (role ?? 'Company')
}

/** The same in the header, where no group says that it is a demo. */
export function kindOfView(view: PlaceView): string {
  if (view.side === 'candidate') return view.isDemo ? 'Demo, job seeker' : 'Your profile'
  const { title, role } = view.company.member
  return view.isDemo ? `Demo, ${title || role}` : `Company, ${role}`
}

export const nameOfView = (view: PlaceView): string =>
  view.side === 'candidate' ? view.candidate.name : view.company.name

/** In the title of the page a demo is a sample, whatever its people are called. */
export const titleOfView = (view: PlaceView): string => (view.isDemo ? 'Sample' : nameOfView(view))
