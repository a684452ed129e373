import { useQuery } from '@tanstack/react-query'
import { QueryView } from '@tryka/app-shell'
import {
  getScorecard,
  listScorecards,
  RECOMMENDATIONS,
  saveScorecard,
  SKILL_LEVEL_NAMES,
  submitScorecard,
  type CompanyInterview,
  type Recommendation,
  type ScorecardCriterion,
} from '@tryka/domain'
import { Button, Dialog, Field, Heading, KeyValues, NativeSelect, Stack, Text, TextInput } from '@tryka/ui'
import { readQuery, useChange, type AnswerOf } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { LevelPair } from '../../base/forms/level-pair'
import { checked } from '../../base/forms/schema'
import { useForm, type Form } from '../../base/forms/use-form'
import { NotesOfCall } from './live-recheck/call-notes'

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

const useSaveCard = (id: string, name: string, onClose: () => void) =>
  useChange(
    async (api, { send, ...body }: Sent) => {
      await api.call(saveScorecard, { params: { id }, body })
      if (send) await api.call(submitScorecard, { params: { id } })
    },
    {
      done: (_, { send }) => (send ? 'Scorecard submitted' : 'Scorecard saved'),
      text: (_, { send }) =>
        send
          ? `For ${name}. Set the outcome once every card is in.`
          : `For ${name}, as a draft that only you see.`,
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

/** Every criterion of the job and of the draft, with what it holds of it; a draft keeps only those that are complete. */
const linesOf = ({ criteria, items }: Card): Line[] =>
  [...new Set([...criteria, ...items].map(({ criterion }) => criterion))].map(
    (criterion) =>
      items.find((item) => item.criterion === criterion) ?? { criterion, rating: null, reason: '' },
  )

interface Typed {
  lines: Line[]
  recommendation: Recommendation | null
}

const problemsOf = ({ lines, recommendation }: Typed): Record<string, string> => ({
  ...Object.fromEntries(
    lines.flatMap(({ rating, reason }, index) => [
      [`lines.${index}.rating`, rating === null ? 'Choose a rating.' : ''],
      [`lines.${index}.reason`, reason.trim() ? '' : 'Give a reason.'],
    ]),
  ),
  recommendation: recommendation ? '' : 'Choose a recommendation.',
})

/** The lines that a draft keeps. */
const completeOf = (lines: readonly Line[]): Card['items'] =>
  lines.flatMap(({ rating, reason, ...line }) =>
    rating !== null && reason.trim() ? [{ ...line, rating, reason: reason.trim() }] : [],
  )

function OwnCard({ interview, card, onClose }: ScorecardDialogProps & { card: Card }) {
  const form = useForm({
    schema: checked(problemsOf),
    start: { lines: linesOf(card), recommendation: card.recommendation },
    draft: `scorecard:${interview.id}`,
  })
  const save = useSaveCard(interview.id, interview.candidate.name, () => {
    form.forget()
    onClose()
  })
  const send = ({ lines, recommendation }: Typed, submitted: boolean) =>
    save.mutate({ items: completeOf(lines), recommendation, send: submitted })
  return (
    <FormDialog
      title={`Scorecard for ${interview.candidate.name}`}
      description="Submitted cards never change. You read the others' cards after submitting yours."
      submitLabel="Submit scorecard"
      busyLabel="Submitting…"
      busy={save.isPending}
      actions={
        <Button variant="secondary" onClick={() => !save.isPending && send(form.values, false)}>
          Save draft
        </Button>
      }
      onClose={onClose}
      {...form.dialog((typed) => send(typed, true))}
    >
      <NotesOfCall id={interview.id} />
      {form.values.lines.map(({ criterion }, index) => (
        <Criterion
          key={criterion}
          form={form}
          index={index}
          asked={card.criteria.find((each) => each.criterion === criterion)?.asked}
        />
      ))}
      <Field label="Recommendation" {...form.field('recommendation')}>
        <NativeSelect
          placeholder="Choose"
          options={RECOMMENDATIONS.map((value) => ({ value, label: RECOMMENDED[value] }))}
          value={form.values.recommendation ?? ''}
          onValueChange={(value) =>
            form.set('recommendation', RECOMMENDATIONS.find((each) => each === value) ?? null)
          }
        />
      </Field>
      <Text size="xs" tone={3}>
        A draft keeps the ratings that have a reason.
      </Text>
    </FormDialog>
  )
}

/** What the posting asks for, beside what was seen. */
const askedText = ({ level, importance }: NonNullable<ScorecardCriterion['asked']>): string =>
  `${importance === 'must' ? 'Must-have' : 'Nice to have'}, ${SKILL_LEVEL_NAMES[level]}`

interface CriterionProps {
  form: Form<Typed, Typed>
  index: number
  asked: ScorecardCriterion['asked'] | undefined
}

function Criterion({ form, index, asked }: CriterionProps) {
  const line = form.values.lines[index]
  if (!line) return null
  const { criterion, rating } = line
  return (
    <LevelPair>
      <Field
        label={criterion}
        hint={asked ? askedText(asked) : undefined}
        {...form.field(`lines.${index}.rating`)}
      >
        <NativeSelect
          placeholder="Choose"
          options={RATINGS.map((label, at) => ({ value: String(at + 1), label }))}
          value={rating === null ? '' : String(rating)}
          onValueChange={(value) => form.set(`lines.${index}.rating`, value ? Number(value) : null)}
        />
      </Field>
      <Field label={`Why: ${criterion}`} {...form.field(`lines.${index}.reason`)}>
        <TextInput maxLength={500} {...form.text(`lines.${index}.reason`)} />
      </Field>
    </LevelPair>
  )
}
