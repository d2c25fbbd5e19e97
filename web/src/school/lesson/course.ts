/** A learner's way through a lesson, as the server's own `school/course.py` goes it: the page must go it without a network. */
import type { LessonShown } from '../../wire/messages.ts'

export interface Course {
  step: number
  /** Which question of the step, where a drill asks several. */
  question: number
  asked: number
  /** How many answers were right at the first try. */
  first: number
  /** Whether the question that stands has had a wrong answer. */
  tried: boolean
  hinted: boolean
}

export const BEGINNING: Course = { step: 0, question: 0, asked: 0, first: 0, tried: false, hinted: false }

/** After something was read. */
export const wentOn = (course: Course): Course => ({ ...course, step: course.step + 1, question: 0, tried: false })

/** After an answer: a wrong one leaves the question where it stands, but in a drill it counts and the drill goes on. */
export function answered(course: Course, questions: number, right: boolean): Course {
  if (!right && questions === 1) return { ...course, tried: true }
  const counted = {
    ...course,
    asked: course.asked + 1,
    first: course.first + (right && !course.tried ? 1 : 0),
    tried: false,
  }
  return course.question + 1 < questions ? { ...counted, question: course.question + 1 } : wentOn(counted)
}

/** After something was played: it is played again until the goal is reached. */
export const played = (course: Course, reached: boolean): Course =>
  reached ? answered(course, 1, true) : { ...course, tried: true }

export const isDone = ({ step }: Course, { steps }: LessonShown): boolean => step >= steps.length

/** Whether the lesson is passed, in so many seconds; who has switched off the clock needs none. */
export function isPassed(course: Course, lesson: LessonShown, seconds: number): boolean {
  const { passing } = lesson
  if (!isDone(course, lesson)) return false
  return !passing || (course.first >= passing.right && (passing.seconds == null || seconds <= passing.seconds))
}

/** How many stars it has brought: none if it is not passed. */
export function starsOf(course: Course, lesson: LessonShown, seconds: number): number {
  if (!isPassed(course, lesson, seconds)) return 0
  const share = course.asked > 0 ? course.first / course.asked : 1
  const stars = lesson.stars.find(([least]) => share >= least)?.[1] ?? 0
  return course.hinted ? Math.min(stars, lesson.hinted) : stars
}
