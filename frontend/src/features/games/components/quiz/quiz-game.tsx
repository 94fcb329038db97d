const QuizGame = () => null;
export default QuizGame;
