import { BRAND } from '@tryka/domain'
import { OPEN } from './content'

/** The page of all skills, and one of each track that can be taken. */
export const skillsPages = () => [
  {
    path: '/skills',
    title: `Skills you can prove | ${BRAND.name}`,
    description:
      'Which skills can be tested here, how an adaptive test goes, what a level is worth and what is recorded.',
  },
  ...OPEN.map(({ slug, skill, topics }) => ({
    path: `/skills/${slug}`,
    title: `${skill} assessment | ${BRAND.name}`,
    description: `What the ${skill} assessment measures (${topics.map(({ name }) => name.toLowerCase()).join(', ')}), how it is graded, and what is recorded.`,
  })),
]
