import { BRAND } from '@tryka/domain'
import { POSITIONS } from './content'
import { jobPosting, positionPath } from './position-facts'

/** The page of the open positions, and one of each with its data for search engines. */
export const careersPages = () => [
  {
    path: '/careers',
    title: `Careers | ${BRAND.name}`,
    description: 'Six open positions with salaries, what comes with them, and the four steps of our hiring.',
  },
  ...POSITIONS.map((position) => ({
    path: positionPath(position),
    title: `${position.title} | ${BRAND.name}`,
    description: `${position.department}, ${position.location}, ${position.type}. ${position.description}`,
    modified: position.posted,
    jsonLd: (publicUrl: string) => jobPosting(position, publicUrl),
  })),
]
