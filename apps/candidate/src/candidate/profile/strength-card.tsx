import { styled } from 'styled-components'
import { Card, CardBody, CardHead, JumpLink, Ring, Stack, Text, TextLink } from '@tryka/ui'
import type { Profile } from '@tryka/domain'
import { sectionPath } from '../parts/address'
import { Link } from '../../base/address/placed-link'

type Missing = Profile['strength']['missing'][number]

/** Where each part is added: in another section, or at a field or a group of fields of this page. */
const MENDS: Record<Missing['key'], { path: string } | { field: string }> = {
  headline: { field: 'profile-title' },
  summary: { field: 'profile-bio' },
  location: { field: 'profile-location' },
  phone: { field: 'profile-phone' },
  experience: { field: 'profile-work' },
  education: { field: 'profile-education' },
  skills: { path: sectionPath('skills', { add: 'new' }) },
  verified: { path: sectionPath('skills', { assess: 'new' }) },
  resume: { path: sectionPath('cv-builder') },
}

/** How complete the profile is, and what would bring most. */
export const StrengthCard = ({ profile: { strength } }: { profile: Profile }) => (
  <Card asChild>
    <section aria-labelledby="strength">
      <CardHead>
        <h2 id="strength">Profile Strength</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <Line>
            <Ring value={strength.percent} label={`Profile strength ${strength.percent} percent`} />
            <Text size="sm">
              {strength.missing.length === 0
                ? 'Your profile is complete.'
                : `${strength.percent}% complete. This is missing:`}
            </Text>
          </Line>
          {strength.missing.length > 0 && (
            <Hints>
              {strength.missing.map(({ key, hint, points }) => (
                <li key={key}>
                  <Mend part={key}>{hint}</Mend>
                  <b>+{points}%</b>
                </li>
              ))}
            </Hints>
          )}
        </Stack>
      </CardBody>
    </section>
  </Card>
)

function Mend({ part, children }: { part: Missing['key']; children: string }) {
  const mend = MENDS[part]
  return (
    <TextLink asChild>
      {'path' in mend ? (
        <Link to={mend.path}>{children}</Link>
      ) : (
        <JumpLink to={mend.field}>{children}</JumpLink>
      )}
    </TextLink>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-4);
`
const Hints = styled.ul`
  display: grid;
  gap: var(--sp-2);
  font-size: var(--fs-3);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--sp-3);
  }
  b {
    font-weight: var(--fw-medium);
    font-variant-numeric: tabular-nums;
  }
`
