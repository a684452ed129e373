import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { askedLead, askedRest, pathGuidance, type PathGuidance } from '@tryka/domain'
import {
  Card,
  CardBody,
  CardFoot,
  CardHead,
  LoadingRows,
  SrOnly,
  Stack,
  Text,
  TextButton,
  TextLink,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { useRoleDialog } from '../../parts/targets/use-role-dialog'
import { WaysToTargets } from '../../parts/targets/ways-to-targets'
import { PathStepRow } from './path-step'

/** Steps that are shown before somebody asks for all, and skills without a module. */
const [SHOWN, SKILLS] = [6, 3]

/** What to learn next for one's targets: the steps in their order, each with its reason. */
export function PathCard() {
  const path = useQuery(endpointQuery(pathGuidance))
  const { choose, dialog } = useRoleDialog('my-path')
  return (
    <Card asChild>
      <section aria-labelledby="my-path">
        <CardHead>
          <h2 id="my-path" tabIndex={-1}>
            Next steps, by what they open
          </h2>
        </CardHead>
        <QueryView
          query={path}
          // A step is as tall as two of these: what stands below hardly moves when they come.
          loading={<LoadingRows label="Working out your path" rows={2 * SHOWN} />}
          errorText="Your path could not be worked out. Check your connection, then try again."
        >
          {(data) => <Steps path={data} onChoose={choose} />}
        </QueryView>
        {dialog}
      </section>
    </Card>
  )
}

function Steps({ path, onChoose }: { path: PathGuidance; onChoose: () => void }) {
  const { targets, steps, without, covered } = path
  const [isAll, setAll] = useState(false)
  if (targets === 0) return <WaysToTargets onChoose={onChoose} />
  return (
    <>
      {steps.length === 0 && (
        <CardBody>
          <Text size="sm">
            {without.length === 0
              ? `All that your ${targets} targets ask for is covered. Nothing is left to learn for them.`
              : 'No module teaches what your targets ask for and you lack.'}
          </Text>
        </CardBody>
      )}
      <List>
        {(isAll ? steps : steps.slice(0, SHOWN)).map((step, n) => (
          <PathStepRow key={step.module.id} step={step} n={n + 1} targets={targets} />
        ))}
      </List>
      <CardFoot>
        <Stack gap={2}>
          {!isAll && steps.length > SHOWN && (
            <TextButton onClick={() => setAll(true)}>Show all {steps.length} steps</TextButton>
          )}
          {covered !== null && (
            <Text size="xs" tone={3}>
              These steps close {covered}% of what modules can close of the gap to your targets.
            </Text>
          )}
          <Without path={path} />
        </Stack>
      </CardFoot>
    </>
  )
}

/** Skills that no module teaches, with what else proves them. */
function Without({ path: { without, targets } }: { path: PathGuidance }) {
  const [isAll, setAll] = useState(false)
  if (without.length === 0) return null
  return (
    <>
      {(isAll ? without : without.slice(0, SKILLS)).map((one) => (
        <Text size="sm" key={one.skill}>
          <b>{askedLead(one, targets)}</b>
          {askedRest(one)}{' '}
          {one.assessment && (
            <TextLink asChild>
              <Link to={sectionPath('skills', { assess: one.skill })}>
                Prove it<SrOnly>: {one.skill}</SrOnly>
              </Link>
            </TextLink>
          )}
        </Text>
      ))}
      {!isAll && without.length > SKILLS && (
        <TextButton onClick={() => setAll(true)}>
          Show all {without.length} skills without a module
        </TextButton>
      )}
      <Text size="xs" tone={3}>
        There is no module for these yet. Where no assessment proves a skill, work that others can look at
        shows it best: a public repository, or a certification in your profile.
      </Text>
    </>
  )
}

const List = styled.ol`
  display: grid;
`
