import type { ProvedSkills } from '@tryka/domain'
import { Hallmark, SrOnly } from '@tryka/ui'

/** How many of the asked skills are proved; nothing where none is. */
export const ProvedSeal = ({ of: { asked, proved } }: { of: ProvedSkills }) =>
  proved > 0 && (
    <Hallmark>
      {proved} of {asked} proved<SrOnly>, of the skills asked for</SrOnly>
    </Hallmark>
  )
