import { styled } from 'styled-components'
import { Card, CardBody, CardHead, Ring, Stack, Text, TextLink } from '@tryka/ui'
import type { Profile } from '@tryka/domain'
import { sectionPath } from '../parts/address'
import { Link } from '../../base/address/placed-link'

type Missing = Profile['strength']['missing'][number]

/** Parts that are filled in elsewhere; the others stand on this page. */
const PLACES: Partial<Record<Missing['key'], string>> = {
  skills: sectionPath('skills', { add: 'new' }),
  verified: sectionPath('skills', { assess: 'new' }),
  resume: sectionPath('cv-builder'),
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
                  {PLACES[key] ? (
                    <TextLink asChild>
                      <Link to={PLACES[key]}>{hint}</Link>
                    </TextLink>
                  ) : (
                    <span>{hint}</span>
                  )}
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
