import { GraduationCap } from 'lucide-react'
import type { LearningSection } from '@tryka/domain'
import { Card, CardHead, EmptyState, Rows } from '@tryka/ui'
import { CourseRow } from './courses/course-row'

type Recommended = LearningSection['recommended'][number]

/** What to learn next, and why. */
export const RecommendedCourses = ({ courses }: { courses: readonly Recommended[] }) => (
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
            <CourseRow key={course.id} course={course} reason={course.reason} />
          ))}
        </Rows>
      )}
    </section>
  </Card>
)
