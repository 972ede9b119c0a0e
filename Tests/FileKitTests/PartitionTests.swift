import FileKit
import Testing

@Suite("The partition of a sorted collection") struct PartitionTests {
  @Test func `begins where a linear search finds it`() {
    for count in 0..<40 {
      let numbers = (0..<count).map { $0 / 3 }
      for bound in -1...14 {
        let first = numbers.firstIndex { $0 >= bound } ?? numbers.endIndex
        #expect(numbers.partitioningIndex { $0 >= bound } == first)
      }
    }
  }

  @Test func `begins within a slice`() {
    let numbers = [9, 9, 1, 2, 3, 0]

    #expect(numbers[2..<5].partitioningIndex { $0 > 1 } == 3)
    #expect(numbers[2..<5].partitioningIndex { $0 > 3 } == 5)
    #expect(numbers[2..<2].partitioningIndex { _ in true } == 2)
  }

  @Test func `is found in twenty steps among a million`() {
    var steps = 0

    let index = (0..<1_000_000).partitioningIndex { number in
      steps += 1
      return number >= 123_456
    }

    #expect(index == 123_456 && steps <= 20)
  }
}
