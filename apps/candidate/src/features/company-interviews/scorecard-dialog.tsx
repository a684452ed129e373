import { QueryView } from '@tryka/app-shell'
import {
  getScorecard,
  listScorecards,
  RECOMMENDATIONS,
  saveScorecard,
  submitScorecard,
  type CompanyInterview,
  type Recommendation,
} from '@tryka/domain'
import {
  Button,
  Dialog,
  Field,
  Heading,
  KeyValues,
  NativeSelect,
  Pair,
  Stack,
  Text,
  TextInput,
} from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuery, useChange, type AnswerOf } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'

interface ScorecardDialogProps {
  interview: CompanyInterview
  onClose: () => void
}

type Card = AnswerOf<typeof getScorecard>
const RECOMMENDED: Record<Recommendation, string> = {
  strong_no: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strong_yes: 'Strong yes',
}
const RATINGS = ['1 Weak', '2 Mixed', '3 Good', '4 Strong']
const CRITERIA = ['Skills of the role', 'Problem solving', 'Communication']

/** The own scorecard first; those of the others open once it is submitted. */
export function ScorecardDialog({ interview, onClose }: ScorecardDialogProps) {
  const params = { id: interview.id }
  const submitted = interview.scorecards.mine === 'submitted'
  // Read anew whenever it opens: a form begun from an older draft would take words away.
  const own = useQuery({ ...readQuery(getScorecard, { params }), enabled: !submitted, gcTime: 0 })
  if (own.data && !submitted) return <OwnCard interview={interview} card={own.data} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Scorecards of the interview with ${interview.candidate.name}`}
    >
      {submitted ? (
        <AllCards id={interview.id} />
      ) : (
        <QueryView query={own} errorText="The scorecard could not be loaded. Try again.">
          {() => null}
        </QueryView>
      )}
    </Dialog>
  )
}

function AllCards({ id }: { id: string }) {
  const cards = useQuery(readQuery(listScorecards, { params: { id } }))
  return (
    <QueryView query={cards} errorText="The scorecards could not be loaded. Try again.">
      {({ items, average }) => (
        <Stack gap={5}>
          {average !== null && <Text>Average rating {average.toFixed(1)} of 4.</Text>}
          {items.map((card) => (
            <Stack gap={2} key={card.id}>
              <Heading as="h3" look="h4">
                {card.member.name}
                {card.recommendation && `: ${RECOMMENDED[card.recommendation]}`}
              </Heading>
              <KeyValues
                items={card.items.map(({ criterion, rating, reason }) => ({
                  label: criterion,
                  value: `${rating} of 4. ${reason}`,
                }))}
              />
            </Stack>
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

type Sent = Pick<Card, 'items' | 'recommendation'> & { send: boolean }

const useSaveCard = (id: string, onClose: () => void) =>
  useChange(
    async (api, { send, ...body }: Sent) => {
      await api.call(saveScorecard, { params: { id }, body })
      if (send) await api.call(submitScorecard, { params: { id } })
    },
    {
      done: (_, { send }) => (send ? 'Scorecard submitted' : 'Scorecard saved'),
      failed: 'The scorecard could not be saved.',
    },
    onClose,
  )

/** A criterion of which somebody has not thought yet has no rating: a ready one would be taken too easily. */
interface Line {
  criterion: string
  rating: number | null
  reason: string
}

/** Every criterion, with what the draft holds of it; a draft keeps only those that are complete. */
const linesOf = ({ items }: Card): Line[] =>
  [...new Set([...CRITERIA, ...items.map(({ criterion }) => criterion)])].map(
    (criterion) =>
      items.find((item) => item.criterion === criterion) ?? { criterion, rating: null, reason: '' },
  )

function OwnCard({ interview, card, onClose }: ScorecardDialogProps & { card: Card }) {
  const [lines, setLines] = useState(() => linesOf(card))
  const [recommendation, setRecommendation] = useState(card.recommendation)
  const [attempt, setAttempt] = useState(0)
  const save = useSaveCard(interview.id, onClose)
  const complete = lines.flatMap(({ rating, reason, ...line }) =>
    rating !== null && reason.trim() ? [{ ...line, rating, reason: reason.trim() }] : [],
  )
  const tried = attempt > 0
  const dirty =
    recommendation !== card.recommendation || JSON.stringify(lines) !== JSON.stringify(linesOf(card))
  const set = (index: number, change: Partial<Line>) =>
    setLines(lines.map((each, at) => (at === index ? { ...each, ...change } : each)))
  const submit = () => {
    setAttempt(attempt + 1)
    if (recommendation && complete.length === lines.length)
      save.mutate({ items: complete, recommendation, send: true })
  }
  return (
    <FormDialog
      title={`Scorecard for ${interview.candidate.name}`}
      description="Submitted cards never change. You read the others' cards after submitting yours."
      submitLabel="Submit scorecard"
      busyLabel="Submitting…"
      busy={save.isPending}
      dirty={dirty}
      actions={
        <Button
          variant="secondary"
          onClick={() => !save.isPending && save.mutate({ items: complete, recommendation, send: false })}
        >
          Save draft
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {lines.map((line, index) => (
        <Criterion key={line.criterion} line={line} tried={tried} onChange={(change) => set(index, change)} />
      ))}
      <Field label="Recommendation" error={tried && !recommendation ? 'Choose a recommendation.' : ''}>
        <NativeSelect
          placeholder="Choose"
          options={RECOMMENDATIONS.map((value) => ({ value, label: RECOMMENDED[value] }))}
          value={recommendation ?? ''}
          onValueChange={(value) => setRecommendation(RECOMMENDATIONS.find((each) => each === value) ?? null)}
        />
      </Field>
      <Text size="xs" tone={3}>
        A draft keeps the ratings that have a reason.
      </Text>
    </FormDialog>
  )
}

interface CriterionProps {
  line: Line
  tried: boolean
  onChange: (change: Partial<Line>) => void
}

const Criterion = ({ line: { criterion, rating, reason }, tried, onChange }: CriterionProps) => (
  <Pair>
    <Field label={criterion} error={tried && rating === null ? 'Choose a rating.' : ''}>
      <NativeSelect
        placeholder="Choose"
        options={RATINGS.map((label, at) => ({ value: String(at + 1), label }))}
        value={rating === null ? '' : String(rating)}
        onValueChange={(value) => onChange({ rating: value ? Number(value) : null })}
      />
    </Field>
    <Field label={`Why: ${criterion}`} error={tried && !reason.trim() ? 'Give a reason.' : ''}>
      <TextInput
        maxLength={500}
        value={reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </Field>
  </Pair>
)
