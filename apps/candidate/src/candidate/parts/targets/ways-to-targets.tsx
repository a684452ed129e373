import { styled } from 'styled-components'
import { CardBody, Stack, Text, TextButton, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../address'

/** No targets yet: three ways to get some. `onChoose` opens the roles. */
export function WaysToTargets({ onChoose }: { onChoose: () => void }) {
  return (
    <CardBody>
      <Stack gap={3}>
        <Text size="sm">
          You have no targets yet, so there is nothing to compare with. Three ways to get some:
        </Text>
        <Ways>
          <li>
            <TextLink asChild>
              <Link to={sectionPath('opportunities')}>Save or add a job</Link>
            </TextLink>{' '}
            that you would like. Jobs you apply to count most.
          </li>
          <li>
            <TextButton onClick={onChoose}>Choose a role</TextButton> of forty. It counts like a saved job.
          </li>
          <li>
            <TextLink asChild>
              <Link to={sectionPath('skills', { add: 'new' })}>Add skills</Link>
            </TextLink>{' '}
            and work, so that jobs can be matched. Your best matches are targets too.
          </li>
        </Ways>
      </Stack>
    </CardBody>
  )
}

const Ways = styled.ol`
  display: grid;
  gap: var(--sp-2);
  padding-left: 1.25em;
  list-style: decimal;
  font-size: var(--fs-3);
  line-height: 1.5;
`
