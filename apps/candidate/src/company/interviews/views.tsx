import type { CompanyInterview, CompanyInterviews } from '@tryka/domain'
import { Field, NativeSelect, Segments, Toolbar } from '@tryka/ui'
import { interviewEntries, mondayIn, VIEWS } from '../../base/week/week'
import { WeekGrid } from '../../base/week/week-grid'
import { useAddress } from '../parts/address'
import { all } from './all'
import type { Asked } from './interview-dialogs'
import { InterviewLists } from './interview-lists'

interface ViewsProps {
  data: CompanyInterviews
  onAsk: (asked: Asked) => void
}

/** The interviews of everybody or of one interviewer, as lists or by the week. */
export function Views({ data, onAsk }: ViewsProps) {
  const address = useAddress()
  const people = interviewersOf(data)
  const who = people.find(({ id }) => id === address.get('who'))
  const shown = who ? ofInterviewer(data, who.id) : data
  const isWeek = address.get('view') === 'week'
  if (people.length === 0) return <InterviewLists data={data} onAsk={onAsk} />
  return (
    <>
      <Toolbar label="Which interviews">
        <Field label="Interviewer">
          <NativeSelect
            options={[
              { value: '', label: 'Everybody' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={who?.id ?? ''}
            onValueChange={(id) => address.set({ who: id, page: undefined })}
          />
        </Field>
        <Segments
          label="View"
          options={VIEWS}
          value={isWeek ? 'week' : 'list'}
          onValueChange={(view) =>
            address.set({ view: view === 'week' ? view : undefined, week: undefined, page: undefined })
          }
        />
      </Toolbar>
      {isWeek ? (
        <WeekGrid
          zone={data.timeZone}
          monday={mondayIn(address.get('week'), data.timeZone)}
          onMonday={(week) => address.set({ week }, { replace: false })}
          entries={interviewEntries(all(shown), ({ id, candidate, type, position }) => ({
            title: candidate.name,
            note: `${type}. ${position}`,
            to: address.with({ view: undefined, week: undefined, interview: id }),
          }))}
        />
      ) : (
        <InterviewLists data={shown} onAsk={onAsk} />
      )}
    </>
  )
}

/** Who takes part in any of them, by name. */
const interviewersOf = (data: CompanyInterviews): { id: string; name: string }[] =>
  [
    ...new Map(all(data).flatMap(({ interviewers }) => interviewers.map((one) => [one.id, one]))).values(),
  ].sort((a, b) => a.name.localeCompare(b.name))

function ofInterviewer(data: CompanyInterviews, id: string): CompanyInterviews {
  const own = (list: readonly CompanyInterview[]) =>
    list.filter(({ interviewers }) => interviewers.some((one) => one.id === id))
  const { today, upcoming, waitingForOutcome, past } = data
  return {
    ...data,
    today: own(today),
    upcoming: own(upcoming),
    waitingForOutcome: own(waitingForOutcome),
    past: own(past),
  }
}
