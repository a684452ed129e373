import { BRAND } from '@tryka/domain'
import { POSITIONS } from './content'
import { jobPosting } from './position-facts'

/** The page of the open positions with its data for search engines. */
export const careersPages = () => [
  {
    path: '/careers',
    title: `Careers | ${BRAND.name}`,
    description: 'Six open positions with salaries, what comes with them, and the four steps of our hiring.',
    jsonLd: (publicUrl: string) => POSITIONS.map((position) => jobPosting(position, publicUrl)),
  },
]
