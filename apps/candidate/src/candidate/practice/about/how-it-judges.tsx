import { useState } from 'react'
import { styled } from 'styled-components'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  anchorsOf,
  coachAbout,
  criteriaOf,
  criterionName,
  PRACTICE_TYPE_NAMES,
  PRACTICE_TYPES,
  type CoachAbout,
  type PracticeType,
} from '@tryka/domain'
import { Button, Dialog, Field, Heading, NativeSelect, Stack, Table, Text } from '@tryka/ui'

/** How the coach judges: what each level is, and how far it agrees with those who rated the same answers. */
export function HowItJudges({ onClose }: { onClose: () => void }) {
  const about = useQuery(endpointQuery(coachAbout))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="How the coach judges"
      description="Five criteria, each from 0 to 4, each counts the same. The score is what they reach of the most, in a hundred."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={5}>
        <Levels />
        <QueryView
          query={about}
          loadingLabel="Loading the figures"
          errorText="The figures could not be loaded. Check your connection, then try again."
        >
          {(data: CoachAbout) => <Measured {...data} />}
        </QueryView>
      </Stack>
    </Dialog>
  )
}

function Levels() {
  const [type, setType] = useState<PracticeType>('behavioural')
  return (
    <Stack gap={3}>
      <Field label="Kind of question">
        <NativeSelect
          value={type}
          onValueChange={(value) => setType(value as PracticeType)}
          options={PRACTICE_TYPES.map((one) => ({ value: one, label: PRACTICE_TYPE_NAMES[one] }))}
        />
      </Field>
      {criteriaOf(type).map((criterion) => (
        <div key={criterion}>
          <Heading as="h3" look="h4">
            {criterionName(criterion)}
          </Heading>
          <Anchors start={0}>
            {anchorsOf(type, criterion).map((anchor) => (
              <li key={anchor}>{anchor}</li>
            ))}
          </Anchors>
        </div>
      ))}
    </Stack>
  )
}

const Measured = ({ limits, measured, version, questions, modelHost }: CoachAbout) => {
  const missed = measured?.filter(({ met }) => !met) ?? []
  return (
    <Stack gap={3}>
      {limits.map((limit) => (
        <Text key={limit}>{limit}</Text>
      ))}
      {measured && (
        <>
          <Heading as="h3" look="h4">
            How far it agrees with raters
          </Heading>
          <Text size="sm">
            Answers that were written for this were rated twice by the same levels, blind to each other and to
            the coach. Both ratings are by machine so far; no panel of people has looked at them.{' '}
            {missed.length === 0
              ? 'Everything that was asked of the coach holds.'
              : `${missed.length} of ${measured.length} figures do not reach what was asked; there take its levels with care.`}
          </Text>
          <Table
            caption="Figures of the built-in coach"
            rows={measured}
            rowKey={({ measure }) => measure}
            columns={[
              { key: 'measure', head: 'Measure', cell: ({ measure }) => measure, rowHead: true },
              { key: 'value', head: 'Value', cell: ({ value }) => value, numeric: true },
              { key: 'gate', head: 'Asked', cell: ({ gate }) => gate, numeric: true, nowrap: true },
              { key: 'met', head: 'Reached', cell: ({ met }) => (met ? 'Yes' : 'No') },
            ]}
          />
        </>
      )}
      <Text size="sm">
        {modelHost === null
          ? 'No language model is set on this server: every word is the built-in coach’s.'
          : `A language model at ${modelHost} adds words for who agrees to it. It gives no score and no level that counts.`}
      </Text>
      <Text size="sm" tone={3}>
        Version {version}, {questions} questions.
      </Text>
    </Stack>
  )
}

const Anchors = styled.ol`
  margin: 0.25rem 0 0;
  padding-left: 1.5rem;
  list-style: decimal;
  color: var(--text-2);
  font-size: var(--fs-sm);
`
