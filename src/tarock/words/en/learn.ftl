# Learning in the terminal: lessons, what is asked, and how far one has come.

learn-no-lesson = there is no lesson { $got }{ $hint }; the lessons are { $known }
learn-how = Begin with: tarock learn d01
learn-row = { $title } ({ $minutes } min)
learn-step = Step { $step } of { $of }
learn-go-on = Go on with Enter
learn-answer = Your answer
learn-unclear = That is no answer. Type a number of the list, a number, or a card such as HK or T21.
learn-right = Right.
learn-wrong = No.
learn-trick = On the table: { $played }
learn-passed = Passed: { $right } of { $of } right at the first try, { $stars ->
        [one] one star
       *[other] { $stars } stars
    }.
learn-not-passed = Not passed yet: { $right } of { $of } right at the first try. Try it again.
learn-skip = You may leave out: { $lessons }
learn-left = The lesson waits for you.
