## What every game and every face can say

list-and = { $some } and { $last }
