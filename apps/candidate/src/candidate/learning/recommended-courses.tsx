import { GraduationCap } from 'lucide-react'
import { enrollInPath, type LearningSection } from '@tryka/domain'
import { Button, Card, CardHead, Chip, EmptyState, RowItem, Rows, SrOnly, Text, Chips } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { RowLine, RowText } from '../parts/rows'
import { formatCount } from '../../base/format/format'

type Course = LearningSection['recommended'][number]

/** What to learn next, and why. */
export const RecommendedCourses = ({ courses }: { courses: readonly Course[] }) => (
  <Card asChild>
    <section aria-labelledby="recommended-courses">
      <CardHead>
        <h2 id="recommended-courses">Recommended courses</h2>
      </CardHead>
      {courses.length === 0 ? (
        <EmptyState
          icon={GraduationCap}
          title="No recommendation now"
          text="Courses that would help your matches appear here."
        />
      ) : (
        <Rows>
          {courses.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </Rows>
      )}
    </section>
  </Card>
)

function CourseRow({ course }: { course: Course }) {
  const { id, title, provider, rating, students, level, duration, skills, summary, reason } = course
  const enroll = useChange((api, _args: undefined) => api.call(enrollInPath, { params: { id } }), {
    done: () => 'Enrolled',
    text: () => `${title} is among your paths.`,
    failed: 'Enrolling failed. Try again.',
  })
  return (
    <RowItem>
      <RowLine>
        <RowText>
          <div>
            <b>{title}</b>
            <Text size="xs" tone={3}>
              {provider}, {level}, {duration}. Rated {rating} of 5 by {formatCount(students)} students.
            </Text>
          </div>
          <Text size="sm">{summary}</Text>
          <Chips>
            {skills.map((skill) => (
              <Chip key={skill} size="sm">
                {skill}
              </Chip>
            ))}
          </Chips>
          <Text size="xs" tone={3}>
            {reason}
          </Text>
        </RowText>
        <Button
          size="sm"
          variant="secondary"
          busy={enroll.isPending}
          onClick={() => enroll.mutate(undefined)}
        >
          Enroll Now<SrOnly>: {title}</SrOnly>
        </Button>
      </RowLine>
    </RowItem>
  )
}
