import type { Profile } from '@tryka/domain'
import { Card, CardBody, CardHead, Chip, SrOnly, Text, TextLink, Chips } from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { Link } from '../../base/address/placed-link'

/** The skills as companies see them; they are kept in their own section. */
export const SkillsCard = ({ profile: { skills } }: { profile: Profile }) => (
  <Card asChild>
    <section aria-labelledby="profile-skills">
      <CardHead
        action={
          <TextLink asChild>
            <Link to={sectionPath('skills')}>Edit skills</Link>
          </TextLink>
        }
      >
        <h2 id="profile-skills">Skills</h2>
      </CardHead>
      <CardBody>
        {skills.length === 0 ? (
          <Text size="sm">Skills that you add appear here.</Text>
        ) : (
          <Chips>
            {skills.map(({ id, skill, state }) => (
              <Chip key={id} verified={state === 'Verified'}>
                {skill}
                {state === 'Verified' && <SrOnly> (verified)</SrOnly>}
              </Chip>
            ))}
          </Chips>
        )}
      </CardBody>
    </section>
  </Card>
)
